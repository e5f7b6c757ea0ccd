import type { Skill } from '../skill.ts';
import { eddmPostage } from './eddm-postage.ts';
import { postage } from './postage.ts';

const POSTAGE = /\bpostage\b|\bstamps?\b|\b(?:what|which) (?:mail )?class\b/;
/** Printing is a part of the price. */
const PRINTING =
  /\bprint(?:s|ing|er|ers)?\b|\bprinted and\b|\b(?:get|have|having) \w* ?\w* ?printed\b|\ball[- ]in\b|\b(?:plus|and|with|including|includes|incl) (?:the )?postage\b|\b(?:everything|budget|quote|foil|hot stamp)/;

/** Postage asked for by name, without printing: before the prices of the same pieces. */
export const plainPostage: Skill = {
  id: 'postage-plain',
  answer: (question) => {
    if (
      !POSTAGE.test(question.text) ||
      PRINTING.test(question.text) ||
      question.values.quantity === undefined
    )
      return undefined;
    const draft = eddmPostage.answer(question) ?? postage.answer(question);
    return draft?.kind === 'asks' ? undefined : draft;
  },
};
