import { chosenKinds } from '../question/alternatives.ts';
import type { Question } from '../question/question.ts';
import { plainQuestion } from '../question/read-question.ts';
import { thingsIn, type NamedThing } from '../question/named-things.ts';

/** The first sentence of an answer, without a bare “Yes.” or “No.”: its verdict or choice. */
export const leadOf = (reply: string): string =>
  /^(?:\*\*(?:Yes|No)[^*]{0,30}\*\*\s)?[^\n]*?(?:[.!?](?:\*\*)?(?=\s|$)|$)/.exec(
    reply.replace(/^[-\s]+/, ''),
  )?.[0] ?? reply;

/** A thing that an answer can choose. */
export const isChosen = ({ kind }: NamedThing): boolean =>
  kind === 'paper' || [...chosenKinds].some((place) => kind === `term ${place}`);

/** `8 pt` is a size of type as well. */
const TYPE_POINTS = /^[1-9](?:\.\d+)? ?(?:pt|points?)$/;
const things = (text: string): NamedThing[] =>
  thingsIn(plainQuestion(text.replaceAll('*', ''))).filter(({ text: name }) => !TYPE_POINTS.test(name));

/** Things of the same kind in one question, or in two that follow each other; undefined if nothing was compared. */
export function comparedIn(question: Question): readonly NamedThing[] | undefined {
  const { text, leansOn, reply } = question;
  const here = distinct(thingsIn(text).filter(isChosen));
  const before = leansOn ? distinct(thingsIn(leansOn.text).filter(isChosen)) : [];
  const answered =
    reply === undefined
      ? []
      : distinct(things(reply).filter((thing) => isChosen(thing) && thing.kind !== 'paper'));
  return pairIn(here) ?? pairIn([...before, ...here]) ?? pairIn(answered);
}

/** The two last things of the first kind that has several. */
function pairIn(all: readonly NamedThing[]): readonly NamedThing[] | undefined {
  for (const { kind } of all) {
    const same = distinct(all.filter((thing) => thing.kind === kind));
    if (same.length > 1) return same.slice(-2);
  }
  return undefined;
}

const distinct = (all: readonly NamedThing[]): NamedThing[] => [
  ...new Map(all.map((thing) => [`${thing.kind} ${thing.text}`, thing])).values(),
];

/** Asks for one of several. */
const ASKS_CHOICE =
  /\b(?:or|vs|versus|which|what|best|better|recommend|suggest|should|most|least|(?:cheap|tough|strong|thin|thick|light|heavi|shini|fast|quick)est)\b/;

/** What the answer chose, of a kind of which the question names none or several. */
export function chosenIn(question: Question): NamedThing | undefined {
  const { leansOn, text } = question;
  const chosen = chosenInReply(question);
  if (chosen || !leansOn) return chosen;
  const before = chosenIn(leansOn);
  return before && thingsIn(text).some(({ kind }) => kind === before.kind) ? undefined : before;
}

function chosenInReply({ text, reply }: Question): NamedThing | undefined {
  if (reply === undefined || !ASKS_CHOICE.test(text)) return undefined;
  const asked = thingsIn(text);
  const [first] = things(leadOf(reply)).filter(isChosen);
  if (!first) return undefined;
  const same = asked.filter(({ kind }) => kind === first.kind);
  return same.length === 1 ? undefined : first;
}
