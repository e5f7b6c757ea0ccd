import type { Question } from '../../question/question.ts';
import type { Skill } from '../skill.ts';
import { envelopeFit } from './envelope-fit.ts';
import { envelopesNamed, envelopesOfSize } from './envelope-names.ts';
import { typedSizes } from './typed-sizes.ts';

const FIT_IN =
  /\b(?:fits?|go|goes|slides?) (?:in|into|inside)(?: of)? (?:an? |my |our |the )?\d[\d./ -]*x ?[\d./ -]*\d(?:"| ?in(?:ch)?)?\??$/;

const FOLDED_FIT = /\bfold\w*\b.*\b(?:fits?|go|goes) (?:in|into|inside|an?|the)\b/;

/** `will an 8.5 x 11 folded in half fit in a 6x9`: an envelope named by its size alone. */
export const fitsInSize: Skill = {
  id: 'envelope-fits-in-size',
  answer: (question: Question) => {
    // A folded sheet and an envelope by name, before the panels of the fold.
    if (
      FOLDED_FIT.test(question.text) &&
      !/\bthen\b/.test(question.text) &&
      envelopesNamed(question).length > 0
    )
      return envelopeFit.answer(question);
    const last = typedSizes(question).at(-1);
    if (!FIT_IN.test(question.text) || !last || envelopesOfSize(question, last).length === 0)
      return undefined;
    return envelopeFit.answer({ ...question, text: `${question.text.replace(/\?$/, '')} envelope` });
  },
};
