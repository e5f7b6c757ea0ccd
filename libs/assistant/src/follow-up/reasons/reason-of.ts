import type { Question } from '../../question/question.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import { thingsIn } from '../../question/named-things.ts';
import { reasonAsked } from '../../question/asked-reason.ts';
import { leadOf } from '../referents.ts';
import { bindingReasons } from './binding-reasons.ts';
import { fileReasons } from './file-reasons.ts';
import { mailReasons } from './mail-reasons.ts';
import { paperReasons } from './paper-reasons.ts';
import { pressReasons, priceReason } from './press-reasons.ts';
import type { Reason } from './reason.ts';

const reasons: readonly Reason[] = [
  priceReason,
  ...mailReasons,
  ...fileReasons,
  ...bindingReasons,
  ...paperReasons,
  ...pressReasons,
];

/** `why not uv`: the question before, of that one. */
const WHY_NOT_OTHER = /^(?:(?:but|and|so|ok) )*why not (?:just )?(?:use |a |an |go with |do )*/;
export const ofWhyNot = (said: string): string => said.replace(WHY_NOT_OTHER, 'what about ');

/** The reason of the answer before, for a “why” without a subject of its own, or with one that a reason knows. */
export function reasonOf({ said, before }: Question): Draft | undefined {
  const own = reasonAsked(said);
  if (own === undefined || !before) return undefined;
  if (WHY_NOT_OTHER.test(said) && thingsIn(own).length > 0) return undefined;
  return own === '' ? reasonOfAnswer(before) : draftOf(own) && draftOf(`${own} ${before.text}`);
}

/** The reason of what was answered, also where the “why” has words that no reason knows. */
export const reasonOfEarlier = ({ said, before }: Question): Draft | undefined =>
  reasonAsked(said) === undefined || !before ? undefined : reasonOfAnswer(before);

/** The lead says what was answered, before the question and the rest of the answer say what it is about. */
/** The reason of the verdict of an answer, or of what was asked. */
export const reasonOfVerdict = ({ text, reply = '' }: Question): Draft | undefined =>
  draftOf(leadOf(reply)) ?? draftOf(text);

function reasonOfAnswer({ text, reply = '' }: Question): Draft | undefined {
  return draftOf(leadOf(reply)) ?? draftOf(text) ?? draftOf(reply);
}

function draftOf(text: string): Draft | undefined {
  const plain = text.toLowerCase().replaceAll('*', '').replaceAll('’', "'");
  const found = reasons.find(({ about }) => about.test(plain));
  return found && answers(found.text, found.cites);
}
