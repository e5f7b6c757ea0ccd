import type { EvaluatedQuestion } from './evaluated-question.ts';
import { appQuestions } from './questions/app.ts';
import { booksQuestions } from './questions/books.ts';
import { chattyWordings } from './questions/chatty-wordings.ts';
import { coatingQuestions } from './questions/coatings.ts';
import { conversations } from './questions/conversations.ts';
import { filesQuestions } from './questions/files.ts';
import { fromChats } from './questions/from-chats.ts';
import { fromGuides } from './questions/from-guides.ts';
import { heldOut } from './questions/held-out.ts';
import { leaningQuestions } from './questions/leaning-questions.ts';
import { mailAndPrices } from './questions/mail-and-prices.ts';
import { mailJudgments } from './questions/mail-judgments.ts';
import { mailQuestions } from './questions/mail.ts';
import { paperQuestions } from './questions/paper.ts';
import { pressQuestions } from './questions/presses.ts';
import { pricesQuestions } from './questions/prices.ts';
import { scopeQuestions } from './questions/scope.ts';
import { stocksForPieces } from './questions/stocks-for-pieces.ts';
import { talksOfChanges } from './questions/talks-of-changes.ts';
import { talksOfMaterials } from './questions/talks-of-materials.ts';
import { talksOfPieces } from './questions/talks-of-pieces.ts';
import { unitQuestions } from './questions/units.ts';
import { valuesKept } from './questions/values-kept.ts';
import { verdictsAndChoices } from './questions/verdicts-and-choices.ts';

/** All questions that need no user's own work. */
export const evaluatedQuestions: readonly EvaluatedQuestion[] = [
  ...paperQuestions,
  ...coatingQuestions,
  ...booksQuestions,
  ...mailQuestions,
  ...pressQuestions,
  ...pricesQuestions,
  ...filesQuestions,
  ...unitQuestions,
  ...appQuestions,
  ...scopeQuestions,
  ...fromGuides,
  ...fromChats,
  ...heldOut,
  ...chattyWordings,
  ...verdictsAndChoices,
  ...mailAndPrices,
  ...mailJudgments,
  ...stocksForPieces,
  ...leaningQuestions,
  ...conversations,
  ...talksOfPieces,
  ...talksOfMaterials,
  ...talksOfChanges,
  ...valuesKept,
];
