import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { chosen } from './envelope-choice.ts';
import { envelopesNamed } from './envelope-names.ts';
import { insertOf } from './folded-insert.ts';
import { letterShape, NAMED_SHAPE } from './letter-shape.ts';
import { isNegated } from './mail-terms.ts';
import { ofPiece } from './mail-weight.ts';
import { postage } from './postage.ts';
import { pieceTabs } from './sealing-tabs.ts';
import { typedSizes } from './typed-sizes.ts';

const POSTAGE =
  /\bpostage\b|\bstamps?\b|\b(?:cost|how much|price|expensive)\b.*\b(?:mail|send)\b|\b(?:mail|send)\b.*\b(?:cost|how much)\b|\b(?:first[- ]class|marketing mail|presort\w*|bulk)(?: \w+){0,3} (?:price|rate|cost)/;
const WEIGHT = /\bweighs?\b|\bweight\b(?! of)|\bhow heavy\b|\bweight of (?:one|each|it|a)\b/;
const WHICH_ENVELOPE =
  /\b(?:what|which|right|best|recommend\w*|suggest\w*)(?: \w+){0,3} env(?:elope)?s?\b|\benvelopes? (?:size |do |should |to |for )|\benv(?:elope)? and\b/;
const SHAPE = /\b(?:letter or (?:a )?(?:flat|large envelope)|flat or (?:a )?letter)\b/;
const PRINTED = /\bprint(?:ing)?\b|\bprinted and\b|\ball[- ]in\b/;

/** What one message can ask of a mailpiece, in the order of the answer. */
const parts: readonly {
  isAsked: (text: string) => boolean;
  answer: (question: Question) => Draft | undefined;
}[] = [
  {
    isAsked: (text) => WHICH_ENVELOPE.test(text),
    answer: (question) => {
      if (isNegated(question, 'envelope', 'env') || envelopesNamed(question).length > 0) return undefined;
      if (has(question, 'window', 'reply', 'return envelope')) return undefined;
      const [size] = typedSizes(question);
      const insert = size && insertOf(question, size);
      return insert && chosen(question, insert);
    },
  },
  {
    isAsked: (text) => WEIGHT.test(text),
    answer: (question) => (question.values.papers.length > 0 ? ofPiece(question) : undefined),
  },
  { isAsked: (text) => SHAPE.test(text) || NAMED_SHAPE.test(text), answer: letterShape.answer },
  { isAsked: (text) => /\btabs?\b/.test(text), answer: pieceTabs.answer },
  { isAsked: (text) => POSTAGE.test(text) && !PRINTED.test(text), answer: postage.answer },
];

/** Two questions in one message: `what envelope and how much postage`, `is that a letter, and what does it weigh`. */
export const severalQuestions: Skill = {
  id: 'mail-several-questions',
  answer: (question) => {
    const asked = parts.filter(({ isAsked }) => isAsked(question.text));
    if (asked.length < 2) return undefined;
    const drafts = asked
      .flatMap(({ answer }) => answer(question) ?? [])
      .filter(({ kind }) => kind !== 'asks');
    const [first, ...others] = drafts;
    if (!first || others.length === 0) return undefined;
    const specs = drafts.find((draft) => draft.specs)?.specs;
    return answers(
      drafts.map(({ text }) => text).join('\n\n'),
      drafts.flatMap(({ cites }) => cites),
      { workings: drafts.flatMap(({ workings = [] }) => workings), ...(specs && { specs }) },
    );
  },
};
