import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { chosen } from './envelope-choice.ts';
import { envelopesNamed } from './envelope-names.ts';
import { insertOf } from './folded-insert.ts';
import { ofPiece } from './mail-weight.ts';
import { isNegated } from './mail-terms.ts';
import { postage } from './postage.ts';
import { typedSizes } from './typed-sizes.ts';

const POSTAGE = /\bpostage\b|\bstamps?\b|\b(?:cost|how much|price|expensive)\b.*\b(?:to )?(?:mail|send)\b|\b(?:mail|send)\b.*\b(?:cost|how much)\b/;
const WEIGHT = /\bweighs?\b|\bweight (?:each|per|of)\b|\bhow heavy\b|\bthe weight\b/;
const WHICH_ENVELOPE =
  /\b(?:what|which|right|best|recommend\w*|suggest\w*)(?: \w+){0,3} env(?:elope)?s?\b|\benvelopes? (?:size |do |should |to |for )|\benv(?:elope)? and\b/;
const PRINTED = /\bprint(?:ing)?\b|\bprinted and\b|\ball[- ]in\b/;

/** A weight or an envelope asked for in one breath with the postage. */
export const weightOrEnvelopeAndPostage: Skill = {
  id: 'mail-two-questions',
  answer: (question) => {
    const { text } = question;
    if (!POSTAGE.test(text) || PRINTED.test(text)) return undefined;
    const other = WEIGHT.test(text) ? weightOf(question) : envelopeOf(question);
    if (!other) return undefined;
    const paid = postage.answer({ ...question, text: text.replaceAll(/\bprinted\b/g, ' ') });
    return paid && paid.kind !== 'asks' ? both(other, paid) : undefined;
  },
};

const weightOf = (question: Question): Draft | undefined => {
  const draft = question.values.papers.length > 0 ? ofPiece(question) : undefined;
  return draft?.kind === 'answers' ? draft : undefined;
};

function envelopeOf(question: Question): Draft | undefined {
  if (!WHICH_ENVELOPE.test(question.text) || isNegated(question, 'envelope', 'env')) return undefined;
  if (envelopesNamed(question).length > 0 || has(question, 'window', 'reply', 'return envelope')) return undefined;
  const [size] = typedSizes(question);
  const insert = size && insertOf(question, size);
  return insert && chosen(question, insert);
}

const both = (first: Draft, second: Draft): Draft =>
  answers(`${first.text}\n\n${second.text}`, [...first.cites, ...second.cites], {
    workings: [...(first.workings ?? []), ...(second.workings ?? [])],
    ...(first.specs && { specs: first.specs }),
  });
