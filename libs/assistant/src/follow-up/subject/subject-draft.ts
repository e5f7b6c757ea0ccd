import type { Question } from '../../question/question.ts';
import { asksYesNo } from '../../question/asked-form.ts';
import { thingsIn } from '../../question/named-things.ts';
import { plainQuestion } from '../../question/read-question.ts';
import { valuesOf } from '../../question/value-spans.ts';
import type { DraftOf, SkillDraft } from '../../skills/draft-by-skill.ts';
import { answers } from '../../skills/skill.ts';
import { leadOf } from '../referents.ts';
import type { Measure, Result } from '../../skills/result.ts';
import { askedByMeasure, askedOfJob, measureOf, type AskedMessage } from './asked-of-job.ts';
import { jobQuestions, type AskedOfJob } from './job-questions.ts';
import { isMoney, plainRange } from './money.ts';
import { joined, namesPiece, statedIn, talkedJob, type TalkedJob } from './talked-job.ts';

/** The figures of a conversation, the newest first. @param isOfJob only as far as it is about the same piece */
export function* resultsBefore(last: Question | undefined, isOfJob = false): Generator<Result> {
  for (let question = last; question; question = question.before) {
    yield* question.results ?? [];
    if (isOfJob && !question.leansOn && namesPiece(statedIn(question.text).job)) return;
  }
}

const COST = /^(?!.*\bprint).*\bcosts?\b/;
const lastPrice = (before: Question | undefined): Result | undefined =>
  [...resultsBefore(before, true)].find(isMoney);

/** What a change is asked of: what the last answer measured, or the last price where the message asks how much. */
function measuredLast({ said, before }: Question): AskedOfJob | undefined {
  if (/\b(?:mail|send)\b/.test(said)) return 'postage';
  const results = /\b(?:how much|cost)\b/.test(said)
    ? [lastPrice(before)].flatMap((price) => price ?? [])
    : (before?.results ?? judgedOf(before));
  const [last] = results;
  return last && askedByMeasure[last.measure];
}

/** `is that too thick`: the figure is the one before it. */
const judgedOf = (before: Question | undefined): readonly Result[] =>
  before?.leansOn && asksYesNo(before) ? (before.before?.results ?? []) : [];

/** What depends on the number of pieces. */
const OF_RUN: ReadonlySet<AskedOfJob> = new Set(['postage', 'price', 'weight', 'turnaround']);

export type SubjectDraft = SkillDraft & { question: Question };

/**
 * The answer to a message that asks something else of the piece that was talked about (`what does it weigh`, `and the
 * postage`): the question in full, with what earlier questions and answers say of the piece, answered by the skills. The
 * answer counts only if it has a figure of what was asked.
 */
export function askedSubject(question: Question, draftOf: DraftOf): SubjectDraft | undefined {
  const { said, before } = question;
  if (!before) return undefined;
  const message = askedOfJob(said);
  if (message?.asked === undefined) return undefined;
  // `what do 1000 cost`: to print or to mail, whichever was asked before.
  const isMailed = COST.test(said) && lastPrice(before)?.measure === 'postage';
  const asked = isMailed ? 'postage' : message.asked;
  // With the earlier question in it, it says more of the piece than ours would.
  if (before && message.isByWords && question.leansOn && talkedJob(before).holder === undefined) {
    const found = draftOf(question);
    if (found?.draft.kind === 'answers' && hasFigure(found, asked)) return undefined;
  }
  return answerAbout(question, message, asked, draftOf);
}

/** The answer to a message that only changes something of the piece: what was measured last, of the piece as it is now. */
export function changedSubject(question: Question, draftOf: DraftOf): SubjectDraft | undefined {
  const { before } = question;
  const message = before && askedOfJob(question.said);
  if (!message?.isChange) return undefined;
  const asked = askedOfComparison(message.compared, before) ?? measuredLast(question);
  if (asked === undefined) return undefined;
  const isPages = BARE_COUNT.test(question.said) && talksOfPages(before);
  if (message.changes.quantity !== undefined && (isPages || !OF_RUN.has(asked))) return undefined;
  const found = answerAbout(question, message, asked, draftOf);
  if (found && message.compared !== undefined) return compared(found, message.compared, before, asked);
  if (!found || found.draft.text !== before?.reply) return found;
  // `and all 30 together`: it was said already.
  const job: TalkedJob = talkedJob(before);
  const isSaid = Object.entries(message.changes).every(
    ([slot, value]) => job[slot as keyof TalkedJob] === value,
  );
  return isSaid
    ? { ...found, skill: 'earlier-answer', question, draft: answers(leadOf(before.reply), found.draft.cites) }
    : undefined;
}

/** `lighter?` asks for a weight, whatever was asked before. */
function askedOfComparison(word: string | undefined, before: Question | undefined): AskedOfJob | undefined {
  const of = (...measures: readonly Measure[]) =>
    [...resultsBefore(before, true)].find(({ measure }) => measures.includes(measure))?.measure;
  if (word === undefined) return undefined;
  const measure = /light|heav/.test(word)
    ? of('weight')
    : /thi[cn]/.test(word)
      ? of('spine', 'thickness')
      : of('postage', 'price');
  return measure && askedByMeasure[measure];
}

const LESS = /cheaper|less|light|thinner/;

/** The answer to a change, with whether it is as the message asks. */
function compared(
  found: SubjectDraft,
  word: string,
  before: Question | undefined,
  asked: AskedOfJob,
): SubjectDraft {
  const measure = measureOf[asked];
  const [now] = (found.draft.results ?? []).filter((result) => result.measure === measure);
  const then = [...resultsBefore(before, true)].find((result) => result.measure === measure);
  if (!now || !then) return found;
  const [one, other] = [now, then].map(({ low, middle = low }) => middle) as [number, number];
  const verdict =
    Math.abs(one - other) < 1e-9 ? 'No, the same' : one < other === LESS.test(word) ? 'Yes' : 'No';
  const isMoneyAsked = isMoney(now);
  const against = isMoneyAsked ? `, ${plainRange(now)} each against ${plainRange(then)}` : '';
  return { ...found, draft: { ...found.draft, text: `**${verdict}**${against}. ${found.draft.text}` } };
}

/** `and 64?` of a book: its pages. */
const BARE_COUNT = /^(?:(?:and|so|or|also|what about|how about|what if|if|with|at) )*\d{1,4}$/;
const talksOfPages = (before: Question | undefined): boolean =>
  before?.values.pages !== undefined && before.values.quantity === undefined;

/** The skills’ answer to what is asked of the piece before, with the changes of the message. */
export function answerAbout(
  question: Question,
  { changes, unit }: Pick<AskedMessage, 'changes' | 'unit'>,
  asked: AskedOfJob,
  draftOf: DraftOf,
): SubjectDraft | undefined {
  const { before } = question;
  if (!before) return undefined;
  const job: TalkedJob = joined(changes, talkedJob(before));
  const paper = paperPointedTo(question);
  if (paper !== undefined) job.paper = paper;
  const whole = jobQuestions[asked](job);
  if (whole === undefined || whole === '' || whole === false) return undefined;
  // What the question wouldn’t say can change the figure.
  if (job.more !== undefined && !whole.includes(job.more) && OF_WHOLE.has(asked)) return undefined;
  const text = plainQuestion(unit === undefined ? whole : `${whole} in ${unit}`);
  // It stands alone, whatever the message looks like.
  const read: Question = { typed: question.typed, text, said: text, values: valuesOf(text), before };
  const found = draftOf(read);
  if (found?.draft.kind !== 'answers' || !hasFigure(found, asked)) return undefined;
  // What is mailed in an envelope stays the piece that is talked about.
  const meant =
    job.holder === undefined ? text : plainQuestion(jobQuestions[asked]({ ...job, holder: '' }) || text);
  return { ...found, question: { ...read, text: meant, said: question.said, leansOn: before } };
}

/** What depends on all that is said of the piece. */
const OF_WHOLE: ReadonlySet<AskedOfJob> = new Set(['weight', 'thickness', 'postage', 'price', 'shape']);

const FIRST = /\bthe (?:first|former)(?: one)?\b/;
const SECOND = /\bthe (?:second|latter|other)(?: one)?\b/;

/** `the gsm of the first`: one of two papers that were compared. */
function paperPointedTo({ said, before }: Question): string | undefined {
  if (!before || !(FIRST.test(said) || SECOND.test(said))) return undefined;
  for (let question: Question | undefined = before; question; question = question.before) {
    const [one, other] = thingsIn(question.text).filter(({ kind }) => kind === 'paper');
    if (one && other) return FIRST.test(said) ? one.text : other.text;
  }
  return undefined;
}

/** Skills whose answers carry no figure as data. */
const others: Partial<Record<AskedOfJob, RegExp>> = {
  stack: /^paper-stack/,
  thickness: /^(?:book-thickness|paper-caliper)/,
  shape: /^mail-/,
  file: /^bleed-sizes$/,
  coverSpread: /^(?:booklet|flat|cover|glued)/,
  gsm: /^paper-convert/,
  pagesPerInch: /^paper-pages-per-inch/,
  coverPounds: /^paper-convert/,
  textPounds: /^paper-convert/,
  pixelsNeeded: /^effective-resolution$/,
  turnaround: /^turnaround/,
  binding: /^binding-/,
  printSize: /^effective-resolution$/,
};

const hasFigure = ({ skill, draft }: SkillDraft, asked: AskedOfJob): boolean => {
  const measure = measureOf[asked];
  return measure === undefined
    ? (others[asked]?.test(skill) ?? false)
    : (draft.results ?? []).some((result) => result.measure === measure);
};
