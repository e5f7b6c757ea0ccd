import type { ChatTurn } from '@printpartner/contracts/types';
import { readQuestion } from '../question/read-question.ts';
import { askingWords } from '../retrieval/asked-words.ts';
import { draftBySkill, type SkillDraft } from '../skills/draft-by-skill.ts';
import type { Citation, Draft, Skill } from '../skills/skill.ts';

const ASKING = String.raw`(?:what(?:'?s)?|how(?:'?s)?|which|can|could|do|does|will|would|is|are|should|where|when|why)\b`;
const BEGINS_ASKING = new RegExp(
  String.raw`^(?:(?:and|also|so|then|ok|hi|hello|hey|please|henry)\b[, ]*)*${ASKING}`,
  'i',
);
const CLAUSE = new RegExp(String.raw`(?:,? (?:and|plus|&)(?: also)?|, also|;) (?=${ASKING})`, 'i');
/** `spine and weight of 200 pages`: two measures of one thing. */
const MEASURES =
  /^(.*?)\b(spine(?: width)?|weight|postage|thickness|panel widths?|bleed|turnaround|price|cost) (?:and|&|plus) (?:the )?(spine(?: width)?|weight|postage|thickness|panel widths?|bleed|turnaround|price|cost)((?: size)? (?:of|for|on) .+)$/i;
/** A longer text tells more than its questions do. */
const MAX_LENGTH = 400;

/** `digital or offset, and what does it cost`, `postage on a 6x9 card, and does it need tabs`. */
const IS_ASKING =
  /\b[\w.#/-]+ or [\w.#/-]+\b|^(?:the |total )?(?:postage|price|cost|weight|thickness|spine|turnaround|bleed)\b/i;
const ADDED = /^(?:and|also|plus|&|\+)(?: also)?[, ]+/i;

/** `rich black build? and max ink on uncoated`: the mark ends the first question, whatever words it is asked in. */
function markedTwo(text: string): readonly [string, string] | undefined {
  const [first = '', second = '', ...others] = sentencesOf(text);
  return others.length === 0 && first.endsWith('?') && (ADDED.test(second) || second.endsWith('?'))
    ? [first, second.replace(ADDED, '')]
    : undefined;
}

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[?!])\s+|(?<=[a-z)"]{2}\.)\s+/i).filter(Boolean);

/** The two questions of a message; the second may lean on the first. Undefined for one question, or three. */
export function separated(message: string): readonly [string, string] | undefined {
  const text = message.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const [, before = '', one, other, rest = ''] = MEASURES.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    // Only a book has a spine: its pages are weighed as leaves.
    const piece = /spine/i.test(`${one} ${other}`) && !/\bbook/i.test(rest) ? `${rest} book` : rest;
    return [`${before}${one}${piece}`, `${before}${other}${piece}`];
  }
  const sentences = sentencesOf(text);
  const marked = markedTwo(text);
  if (marked) return marked;
  const clauses = sentences.flatMap((sentence) =>
    BEGINS_ASKING.test(sentence) || IS_ASKING.test(sentence) ? sentence.split(CLAUSE) : [sentence],
  );
  if (clauses.length === 2 && IS_ASKING.test(clauses[0] ?? '') && BEGINS_ASKING.test(clauses[1] ?? ''))
    return clauses as [string, string];
  const asked = clauses.filter((clause) => BEGINS_ASKING.test(clause));
  const [first, second] = asked;
  if (asked.length !== 2 || first === undefined || second === undefined) return undefined;
  // What is said before the questions is about both.
  const told = clauses.slice(0, clauses.indexOf(first));
  return clauses.length === told.length + 2 ? [[...told, first].join(' '), second] : undefined;
}

/**
 * Both answers to a message with two questions. Undefined if it has one, if the answer to the whole has both, or if a third
 * skill knows how they belong together.
 *
 * @param whole the answer to the message as one question
 */
export function answersApart(
  message: string,
  history: readonly ChatTurn[],
  skills: readonly Skill[],
  whole: SkillDraft | undefined,
): Draft | undefined {
  const parts = separated(message);
  if (!parts) return undefined;
  const [first, second] = parts;
  const one = draftBySkill(readQuestion(first, history), skills);
  if (one?.draft.kind !== 'answers') return undefined;
  const after: readonly ChatTurn[] = [
    ...history,
    { role: 'user', content: first },
    { role: 'model', content: one.draft.text },
  ];
  const question = readQuestion(second, after);
  if (question.leansOn && !hasSubject(second) && !ASKS_PRICE.test(second)) return undefined;
  const other = draftBySkill(question, skills);
  if (other?.draft.kind !== 'answers') return undefined;
  const isMarked = one.skill !== other.skill && markedTwo(message.trim()) !== undefined;
  return isMarked || isOneDropped(whole, one, other) ? joined(one.draft, other.draft) : undefined;
}

/** `what's it gonna run me`: of whatever was asked first. */
const ASKS_PRICE = /\b(?:cost|price|postage|run (?:me|us)|set (?:me|us) back)\b/i;

/** Whether reading the message as one question left one of the two out: the second's details may be in the first's answer. */
function isOneDropped(whole: SkillDraft | undefined, one: SkillDraft, other: SkillDraft): boolean {
  if (!whole) return one.skill !== other.skill;
  const { skill, draft } = whole;
  // A skill that answers both may have said both.
  if (one.skill === other.skill) return [one, other].some((part) => part.draft.text === draft.text);
  if (skill === one.skill) return draft.text === one.draft.text;
  if (skill === other.skill) return ofSameResult(draft, other.draft);
  return (other.draft.results ?? []).some(
    ({ measure }) => !(draft.results ?? []).some((result) => result.measure === measure),
  );
}

const ofSameResult = (draft: Draft, other: Draft): boolean => resultOf(draft) === resultOf(other);

/** Say nothing of the subject: `where do I set it` and `what size` are about the first question. */
const POINTING = new Set(
  'the its that this these those them they there for and with does can are how what where when why which size sizes type set many much more long kind cost instead else not'.split(
    ' ',
  ),
);
const hasSubject = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => !askingWords.has(word) && !POINTING.has(word),
  );

function joined(one: Draft, other: Draft): Draft | undefined {
  if (resultOf(one) === resultOf(other)) return undefined;
  const specs = one.specs ?? other.specs;
  return {
    kind: 'answers',
    text: `${one.text}\n\n${other.text}`,
    cites: distinct([...one.cites, ...other.cites]),
    links: [...(one.links ?? []), ...(other.links ?? [])],
    workings: [...(one.workings ?? []), ...(other.workings ?? [])],
    ...(specs && { specs }),
  };
}

/** Up to its first figure or verdict. */
const resultOf = ({ text }: Draft): string => /\*\*[^*]+\*\*/.exec(text)?.[0] ?? text;

const distinct = (cites: readonly Citation[]): Citation[] => [
  ...new Map(cites.map((cite) => [`${cite.entry}\n${cite.place ?? ''}\n${cite.as ?? ''}`, cite])).values(),
];
