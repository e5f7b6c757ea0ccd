import { mailClassOf } from '@printpartner/print-knowledge/mail';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { asksPrice } from './asked-measure.ts';
import { classesMentioned, classCitation } from './classes-named.ts';
import { phrases } from './phrases.ts';
import { working, step } from './mail-figures.ts';

const OUNCES_IN_POUND = 16;
/** The minimum by weight, without the name of the class. */
const POUND_RULE = /\b50[- ]?(?:lbs?|pounds?|#)(?= (?:rule|min\w*|limit|threshold|requirement))/;
const HOW_MANY = /\bhow (?:many|few)\b|\bfewest\b/;

/** `is 200 the minimum for bulk if ours weigh 5 oz and we have 170`: the pieces and the pounds beside the minimum. */
export const bulkMinimum: Skill = {
  id: 'mail-bulk-minimum',
  answer: (question: Question) => {
    const { ounces, quantities } = question.values;
    const { minPieces, orPounds = 0, name } = mailClassOf('marketing');
    const isByPounds = POUND_RULE.test(question.text);
    if (ounces === undefined || !(isByPounds || classesMentioned(question).includes('marketing')))
      return undefined;
    const isMinimum =
      isByPounds ||
      has(
        question,
        ...phrases(
          'minimum, min qty, min quantity, min, enough, qualify, qualifies, too few, at least, even if, only have, only got, just have',
        ),
      ) ||
      (!asksPrice(question) &&
        has(question, ...phrases('ok, okay, allowed, can i, can we, eligible, possible, count')));
    if (!isMinimum) return undefined;
    const pieces = quantities.find((quantity) => quantity !== minPieces && quantity !== orPounds);
    if (pieces === undefined && HOW_MANY.test(question.text)) {
      const least = Math.min(minPieces, Math.ceil((orPounds * OUNCES_IN_POUND) / ounces));
      return answers(
        `**${countText(least)} pieces** of ${ounces} oz are enough for ${name}: it takes **${minPieces} pieces or ${orPounds} lb**, whichever comes first.`,
        [classCitation('marketing')],
        {
          workings: [
            working(
              'Fewest pieces',
              [step('By weight', `${orPounds} lb × ${OUNCES_IN_POUND} ÷ ${ounces} oz`, countText(least))],
              [],
            ),
          ],
        },
      );
    }
    if (pieces === undefined) return undefined;
    const pounds = (pieces * ounces) / OUNCES_IN_POUND;
    const byPieces = pieces >= minPieces;
    const isEnough = byPieces || pounds >= orPounds;
    const weight = Number(rounded(pounds, 1));
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
