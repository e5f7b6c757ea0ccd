import { mailShape } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { asksPrice } from './asked-measure.ts';
import { classesNamed } from './classes-named.ts';
import { LETTER_OUNCES, mailEntry, millsOf, ouncesText, pricesFrom } from './mail-figures.ts';
import { nounsOf } from './mail-terms.ts';
import { verdictWord } from './turned-verdict.ts';
import { typedOunces } from './typed-sizes.ts';

const SENTENCE = 12;
const WEIGHED = /\b(?:what|how much) (?:\w+ ){0,4}weigh/;

/** `letter over 3.5 oz`, `is 9 oz too heavy for a flat`: the weight beside the limits of letters and flats. */
export function shapeByWeight(question: Question): Draft | undefined {
  const { pages, isOverOunces } = question.values;
  const ounces = typedOunces(question);
  if (ounces === undefined || pages !== undefined || asksPrice(question) || has(question, 'stamped'))
    return undefined;
  const nouns = nounsOf(question).filter((noun) => noun !== 'envelope');
  if (WEIGHED.test(question.text)) return undefined;
  const isOnly = nouns.length > 0 && nouns.every((noun) => noun === 'letter' || noun === 'flat');
  if (!isOnly || question.text.split(' ').length > SENTENCE || has(question, 'sheet', 'envelope'))
    return undefined;
  const letter = mailShape('letter').maxWeight ?? 0;
  const marketing = mailShape('marketing-flat').maxWeight ?? 0;
  const isMarketing = classesNamed(question).some((id) => id === 'marketing' || id === 'nonprofit');
  const firstClass = mailShape('flat').maxWeight ?? 0;
  const isFlatWeight = isMarketing ? ounces < marketing : ounces <= firstClass;
  const isHeavy = ounces > letter;
  const asksFlat = nouns.includes('flat');
  const word =
    asksYesNo(question) || /^(?:is|are|can|does|do|will|may)\b/.test(question.text)
      ? `**${verdictWord(question, asksFlat ? (nouns.includes('letter') ? isHeavy : isFlatWeight) : !isHeavy)}.** `
      : '';
  const flatEnds = `A flat may weigh up to **${firstClass} oz** at First-Class, and under **${marketing} oz** at Marketing Mail.`;
  const cites = [mailEntry.letter, mailEntry.flat];
  if (asksFlat && !nouns.includes('letter')) return answers(`${word}${flatEnds}`, [mailEntry.flat]);
  if (!isHeavy) return answers(`${word}A letter weighs at most **${LETTER_OUNCES}**.`, [mailEntry.letter]);
  if (isMarketing)
    return answers(
      `${word}A letter weighs at most **${LETTER_OUNCES}**; over that it pays the **flat** price, whatever its size. ${flatEnds}`,
      cites,
    );
  return answers(
    `${word}A letter weighs at most **${LETTER_OUNCES}**; over that it pays the **flat** price, whatever its size. Our tables have that price only at 1 oz (${priceText(millsOf('flat'))} from ${pricesFrom}), so ask your post office for ${isOverOunces ? 'its weight' : ouncesText(ounces)}. ${flatEnds}`,
    cites,
  );
}
