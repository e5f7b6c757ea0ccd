import { paperFinishes } from '@printpartner/print-knowledge/paper';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { richBlackArea } from './color-topics.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { profileLimits } from './preflight-profiles.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const { sheetfed, digital, 'web-offset': web, newspaper } = profileLimits;

function inkText(question: Question): Draft {
  if (isOfRichBlack(question)) return richBlackArea;
  const finish = paperFinishes.rows.find(({ id }) =>
    has(question, ...finishWords[id as keyof typeof finishWords]),
  );
  if (has(question, 'newsprint', 'newspaper', 'snap', 'coldset')) {
    return answers(
      `**${newspaper.ink.fail}% on newsprint.** Our newspaper profile warns above ${newspaper.ink.warn}% and fails above ${newspaper.ink.fail}%.`,
      [from.ink],
    );
  }
  if (finish) {
    return answers(
      `**${finish.inkLow}–${finish.inkHigh}% on ${finish.name.toLowerCase()} paper.** Follow your printer’s profile if it says less.`,
      [from.inkByFinish, from.ink],
    );
  }
  if (has(question, 'web offset', 'heatset', 'web press', 'swop')) {
    return answers(
      `**${web.ink.fail}% heatset web**, ${newspaper.ink.fail}% on newsprint. Our web offset profile warns above ${web.ink.warn}% and fails above ${web.ink.fail}%.`,
      [from.ink, { entry: 'Quality', place: 'Web' }],
    );
  }
  if (has(question, 'digital', 'toner', 'indigo')) {
    return answers(
      `Our digital profile warns above **${digital.ink.warn}%** and fails above **${digital.ink.fail}%**: toner stays on the surface.`,
      [from.ink, from.preflight],
    );
  }
  const [uncoated, gloss, matte, specialty] = paperFinishes.rows.map(
    ({ inkLow, inkHigh }) => `${inkLow}–${inkHigh}%`,
  );
  const how =
    has(question, 'how do i', 'how to', 'reduce', 'lower', 'fix', 'check') || programIn(question)
      ? ` ${stepsText(fixingSteps['ink-coverage'], question)}`
      : '';
  return answers(
    `**300% or less on coated stock and up to 320% on gloss if the printer agrees, 240–280% on uncoated, 220–240% on newsprint.** By finish: gloss coated ${gloss}, matte or satin ${matte}, uncoated ${uncoated}, textured ${specialty}. It is the sum of C, M, Y and K at the darkest spot; our sheetfed profile warns above ${sheetfed.ink.warn}% and fails above ${sheetfed.ink.fail}%.${how}`,
    [from.ink, from.inkByFinish],
  );
}

/** `what total ink does that come to`, after or about rich black. */
const isOfRichBlack = (question: Question): boolean => {
  const isBlack = has(question, 'rich black') || (question.leansOn && has(question.leansOn, 'rich black'));
  return isBlack === true && SUM.test(question.text);
};
const SUM = /\b(?:come to|comes to|add up|adds up|sum|total|that|it|how much)\b/;

const finishWords = {
  uncoated: ['uncoated', 'offset paper', 'opaque'],
  gloss: ['gloss', 'glossy', 'gloss coated'],
  matte: ['matte', 'satin', 'silk', 'dull'],
  specialty: ['textured', 'linen', 'laid', 'felt', 'specialty', 'metallic'],
} as const;

export const inkTopics: readonly Skill[] = [
  skill(
    'total-ink',
    {
      all: [
        terms(
          'tac, total ink, ink limit, ink coverage, total area coverage, ink density, tic',
          'ink total, max ink, maximum ink, total coverage, too much ink',
        ),
      ],
      none: ['check', 'price', 'cost', 'expensive'],
    },
    inkText,
  ),
];
