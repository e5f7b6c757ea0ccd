import { answers, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingCite, bindingTipsCite } from './binding-words.ts';
import { asksSpinePrint } from './binding-intents.ts';

const SPINE = /\b(?:spines?|backbone)\b/;

/** Whether a question is about how a spine is worked out. */
export const isFormula = (text: string): boolean =>
  /\b(?:how (?:do|to|is|can)|formula|calculate\w*|work out|figure out)\b/.test(text);

/** `How do I work out the spine?` */
export const spineFormula: Skill = {
  id: 'spine-formula',
  answer(question) {
    const { text, pages } = bookQuestionOf(question);
    if (!SPINE.test(text) || pages !== undefined || !isFormula(text)) return undefined;
    if (asksSpinePrint(text) && !/\b(?:calculat\w*|formula|width|thick\w*)\b/.test(text)) return undefined;
    return answers(
      '**Spine = pages ÷ 2 × caliper of the text + 2 × caliper of the cover.** Pages per inch (PPI) is 2 ÷ caliper, so the text alone is pages ÷ PPI. 128 pages on 50# offset (0.0039 in): 64 × 0.0039 = 0.2496 in, plus 2 × 0.010 for a 10 pt cover = 0.27 in. Some printers add about 0.01 in for glue; have a dummy made before you set the cover.',
      [bindingTipsCite, bindingCite('perfect-bound')],
    );
  },
};
