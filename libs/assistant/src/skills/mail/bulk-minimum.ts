import { mailClassOf } from '@printpartner/print-knowledge/mail';
import { countText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { classesMentioned, classCitation } from './classes-named.ts';
import { phrases } from './phrases.ts';
import { working, step } from './mail-figures.ts';

const OUNCES_IN_POUND = 16;

/** `is 200 the minimum for bulk if ours weigh 5 oz and we have 170`: the pieces and the pounds beside the minimum. */
export const bulkMinimum: Skill = {
  id: 'mail-bulk-minimum',
  answer: (question: Question) => {
    const { ounces, quantities } = question.values;
    if (ounces === undefined || !classesMentioned(question).includes('marketing')) return undefined;
    if (
      !has(
        question,
        ...phrases(
          'minimum, min qty, min quantity, min, enough, qualify, qualifies, too few, at least, even if, only have, only got, just have',
        ),
      )
    )
      return undefined;
    const { minPieces, orPounds = 0, name } = mailClassOf('marketing');
    const pieces = quantities.find((quantity) => quantity !== minPieces);
    if (pieces === undefined) return undefined;
    const pounds = (pieces * ounces) / OUNCES_IN_POUND;
    const byPieces = pieces >= minPieces;
    const isEnough = byPieces || pounds >= orPounds;
    const weight = Number(pounds.toFixed(1));
    return answers(
      `**${isEnough ? 'Yes' : 'No'}**, ${countText(pieces)} pieces of ${ounces} oz are ${isEnough ? '' : 'not '}enough for ${name}: it takes **${minPieces} pieces or ${orPounds} lb**, and they weigh **${weight} lb**${isEnough && !byPieces ? ', so the weight counts instead of the pieces' : ''}.`,
      [classCitation('marketing')],
      {
        workings: [
          working(
            'Weight of the mailing',
            [step('All', `${countText(pieces)} × ${ounces} oz ÷ ${OUNCES_IN_POUND}`, `${weight} lb`)],
            [],
          ),
        ],
      },
    );
  },
};
