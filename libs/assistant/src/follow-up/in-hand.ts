import { thingsIn } from '../question/named-things.ts';
import type { Question } from '../question/question.ts';
import { plainQuestion } from '../question/read-question.ts';
import { withNewValues } from '../question/rewritten-question.ts';
import type { DraftOf, SkillDraft } from '../skills/draft-by-skill.ts';
import type { ReadDraft } from './read-draft.ts';
import { withText } from './readings.ts';
import { statedIn, talkedJob, type TalkedJob } from './subject/talked-job.ts';

/** What is asked of a folded or flat sheet as it is, and not of the piece that it belongs to. */
const ASKED_OF_SHEET =
  /\b(?:fits?|go(?:es)? in|envelopes?|#\d+|digital|press|sheetfed|offset|run on|print(?:ed)? on|mail(?:s|ed)?|sheet)\b/;
const IT = /\b(?:it|that|this|they|that one|the piece)\b/;

/** The thing whose size was answered, of the question before or of the one that it asked about that thing. */
const inHandOf = ({ inHand, leansOn }: Question): string | undefined =>
  inHand ?? (leansOn && inHandOf(leansOn));

/** `does it fit in a #10`, after the folded size was answered: asked of the piece with that size. */
export function ofInHand(question: Question, before: Question, draftOf: DraftOf): ReadDraft | undefined {
  const { said } = question;
  const thing = inHandOf(before);
  if (thing === undefined || !ASKED_OF_SHEET.test(said)) return undefined;
  if (thingsIn(said).some(({ kind }) => kind === 'size' || kind === 'term 3' || kind === 'term 4'))
    return undefined;
  return askedOf(question, before, said, thing, draftOf);
}

function askedOf(
  question: Question,
  before: Question,
  asked: string,
  thing: string,
  draftOf: DraftOf,
): ReadDraft | undefined {
  const text = plainQuestion(IT.test(asked) ? asked.replace(IT, `a ${thing}`) : `${asked} ${thing}`);
  const read = withText(question, before, text);
  const found = draftOf({ ...read, said: text });
  return found?.draft.kind === 'answers' ? { ...found, question: read } : undefined;
}

/** `and as an accordion`, after `does it fit`: the size is calculated again, and what was asked of it is asked again. */
export function ofChangedInHand(
  question: Question,
  before: Question,
  draftOf: DraftOf,
): ReadDraft | undefined {
  const { said } = question;
  const sized = before.leansOn;
  if (sized?.inHand === undefined || before.inHand !== undefined || !ASKED_OF_SHEET.test(before.said))
    return undefined;
  const kinds = new Set(thingsIn(sized.text).map(({ kind }) => kind));
  const changes = thingsIn(said).filter(({ kind }) => kind !== 'term 5');
  if (changes.length === 0 || !changes.every(({ kind }) => kinds.has(kind))) return undefined;
  const first = draftOf(withText(question, sized, withNewValues(sized.text, said)));
  const thing = first?.draft.inHand;
  if (!first || thing === undefined || thing === sized.inHand) return undefined;
  const found = askedOf(question, before, before.said, thing, draftOf);
  return (
    found && {
      ...found,
      draft: {
        ...found.draft,
        text: `${found.draft.text}\n\n${first.draft.text}`,
        cites: [...found.draft.cites, ...first.draft.cites],
      },
    }
  );
}

const completing = [
  'pages',
  'size',
  'binding',
  'paper',
  'quantity',
  'fold',
  'product',
] as const satisfies readonly (keyof TalkedJob)[];

/**
 * `creep on 70# uncoated`, of a booklet whose pages are known: a question in full whose skill asks back, with what was said of
 * the piece. Undefined if that gives no figure of the same skill.
 */
export function completed(question: Question, before: Question, draftOf: DraftOf): ReadDraft | undefined {
  if (question.leansOn) return undefined;
  const own = draftOf(question);
  if (!own || !asksBack(own)) return undefined;
  const [stated, job] = [statedIn(question.text).job, talkedJob(before)];
  const missing = completing.flatMap((slot) => (stated[slot] === undefined ? (job[slot] ?? []) : []));
  if (missing.length === 0) return undefined;
  const read = withText(question, before, `${question.text} ${missing.join(' ')}`);
  const found = draftOf(read);
  return found?.skill === own.skill && found.draft.kind === 'answers' && !asksBack(found)
    ? { ...found, question: read, isChange: true }
    : undefined;
}

const asksBack = ({ draft: { kind, text } }: SkillDraft): boolean =>
  kind === 'asks' || /\?(?: [^?]+)?$/.test(text);
