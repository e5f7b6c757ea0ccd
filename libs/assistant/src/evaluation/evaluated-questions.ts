import type { EvaluatedQuestion } from './evaluated-question.ts';
import { appQuestions } from './questions/app.ts';
import { booksQuestions } from './questions/books.ts';
import { chattyWordings } from './questions/chatty-wordings.ts';
import { coatingQuestions } from './questions/coatings.ts';
import { conversationsOnBooks } from './questions/conversations-on-books.ts';
import { conversationsOnMail } from './questions/conversations-on-mail.ts';
import { filesQuestions } from './questions/files.ts';
import { chatsOfBooks } from './questions/from-chats/paper-and-books.ts';
import { chatsOfMail } from './questions/from-chats/mail-and-prices.ts';
import { chatsContinued } from './questions/from-chats/follow-ups.ts';
import { chatsOfFiles } from './questions/from-chats/files-and-scope.ts';
import { guidesOnBooks } from './questions/from-guides/papers-and-books.ts';
import { guidesOnMail } from './questions/from-guides/mail-and-presses.ts';
import { guidesOnFiles } from './questions/from-guides/files-and-follow-ups.ts';
import { heldOutOnBooks } from './questions/held-out/paper-and-books.ts';
import { heldOutOnMail } from './questions/held-out/mail-and-files.ts';
import { heldOutFollowUps } from './questions/held-out/follow-ups-and-scope.ts';
import { leaningQuestions } from './questions/leaning-questions.ts';
import { buyersOnMail } from './questions/buyers-on-mail.ts';
import { buyersOnPrices } from './questions/buyers-on-prices.ts';
import { mailJudgments } from './questions/mail-judgments.ts';
import { postageQuestions } from './questions/postage.ts';
import { mailQuestions } from './questions/mail-pieces.ts';
import { paperUses } from './questions/paper-uses.ts';
import { paperWeights } from './questions/paper-weights.ts';
import { pressQuestions } from './questions/presses.ts';
import { pricesQuestions } from './questions/prices.ts';
import { scopeQuestions } from './questions/scope.ts';
import { stocksForPieces } from './questions/stocks-for-pieces.ts';
import { talksOfChanges } from './questions/talks-of-changes.ts';
import { talksOfPapers } from './questions/talks-of-papers.ts';
import { talksOfFiles } from './questions/talks-of-files.ts';
import { talksOfBooks } from './questions/talks-of-books.ts';
import { talksOfPrices } from './questions/talks-of-prices.ts';
import { talksOfMailings } from './questions/talks-of-mailings.ts';
import { unitQuestions } from './questions/units.ts';
import { valuesKept } from './questions/values-kept.ts';
import { verdictsAndChoices } from './questions/verdicts-and-choices.ts';

/** All questions that need no user's own work. */
export const evaluatedQuestions: readonly EvaluatedQuestion[] = [
  ...paperUses,
  ...paperWeights,
  ...coatingQuestions,
  ...booksQuestions,
  ...postageQuestions,
  ...mailQuestions,
  ...pressQuestions,
  ...pricesQuestions,
  ...filesQuestions,
  ...unitQuestions,
  ...appQuestions,
  ...scopeQuestions,
  ...guidesOnBooks,
  ...guidesOnMail,
  ...guidesOnFiles,
  ...chatsOfBooks,
  ...chatsOfMail,
  ...chatsContinued,
  ...chatsOfFiles,
  ...heldOutOnBooks,
  ...heldOutOnMail,
  ...heldOutFollowUps,
  ...chattyWordings,
  ...verdictsAndChoices,
  ...buyersOnMail,
  ...buyersOnPrices,
  ...mailJudgments,
  ...stocksForPieces,
  ...leaningQuestions,
  ...conversationsOnBooks,
  ...conversationsOnMail,
  ...talksOfBooks,
  ...talksOfPrices,
  ...talksOfMailings,
  ...talksOfPapers,
  ...talksOfFiles,
  ...talksOfChanges,
  ...valuesKept,
];
