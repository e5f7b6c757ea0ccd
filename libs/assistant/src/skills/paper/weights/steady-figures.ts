import { millTolerance } from '@printpartner/print-knowledge/paper';
import { asksYesNo } from '../../../question/asked-form.ts';
import { answers, type Skill } from '../../skill.ts';
import { calipersText, gsmText } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

const VARIES =
  /\b(?:always|every|any|mills?|brands?|manufacturers?|makers?|suppliers?|var(?:y|ies|iation)|consistent\w*|constant|standard(?:ized)?|the same everywhere|depends?|one \w+ to (?:another|the next))\b/;
const WEIGHT = /\b(?:weighs?|weights?|weighing|gsm|grams?|heav\w+|light\w*)\b/;
const THICKNESS = /\b(?:thick\w*|thin\w*|calipers?|points?)\b/;

/** `does 14 pt always weigh the same`, `is every 80# text equally thick`: what a name of a paper settles, and what the mill. */
export const steadyFigures: Skill = {
  id: 'paper-steady-figures',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const [paper] = named;
    const { values } = question;
    if (!paper || named.length > 1 || !VARIES.test(rest)) return undefined;
    if (values.sizes.length > 0 || values.pages !== undefined || values.quantity !== undefined)
      return undefined;
    const isWeight = WEIGHT.test(rest);
    if (!isWeight && !THICKNESS.test(rest)) return undefined;
    const isFixed = (paper.unit === 'points') !== isWeight;
    const isUnsteadyAsked = /\b(?:var(?:y|ies)|depends?|differ\w*)\b/.test(rest);
    const lead = asksYesNo(question) ? `${isFixed === isUnsteadyAsked ? 'No' : 'Yes'}: ` : '';
    const tolerance = `Mills hold caliper to ±${millTolerance.share * 100}%.`;
    const lines = figures.flatMap(({ name, gsm, calipers }) =>
      isWeight
        ? gsm
          ? [`${name} is ${gsmText(gsm)}`]
          : []
        : calipers.length > 0
          ? [`${name} is ${calipersText(calipers)}`]
          : [],
    );
    if (lines.length === 0) return undefined;
    const why =
      paper.unit === 'points'
        ? isWeight
          ? 'Points are a thickness, not a weight: board of the same caliper is denser from one mill than from another. Ask for the weight of your sheet.'
          : `A point is 0.001 in of thickness, so the name says it. ${tolerance}`
        : isWeight
          ? 'The weight is what the name says, whatever the finish; the thickness depends on finish and mill.'
          : `The name says the weight, not the thickness: gloss is pressed thin, uncoated stays bulky. ${tolerance}`;
    return answers(
      `**${lead}${lines.join('; ')}.** ${why}`,
      figures.flatMap(({ cites }) => cites),
    );
  },
};
