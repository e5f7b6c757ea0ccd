import {
  currentPrices,
  earlierPrices,
  nextJanuary,
  priceChangeRule,
} from '@printpartner/print-knowledge/mail';
import { dateText, priceText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { mailEntry, millsOf, pricesFrom } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';
import { phrases } from './phrases.ts';

const changes = phrases(
  'effective, when did, when do, when was, when is, last change, go up, going up, gone up',
  'went up, increase, increased, change, changed, how current, up to date, previous',
  'used to, before july, old price, old rate, last year, next year, in january, in july, 2025, 2027, rate hike, hike, raise, as of',
  'how old, current as of',
);
const priceWords = phrases('rate, price, prices, postage, stamp, usps, cost');

/** When postage changed, by how much, and when it may change next. */
export const priceDates: Skill = {
  id: 'postage-dates',
  answer: (question) => {
    const isPostage = isAboutMail(question) || has(question, 'rates', 'postcard');
    return isPostage && has(question, ...changes) && has(question, ...priceWords) && isOfTime(question)
      ? dates()
      : undefined;
  },
};

/** Not the change of a piece or of an address. */
const isOfTime = (question: Question): boolean =>
  question.values.sizes.length === 0 && !has(question, 'address', 'save', 'cheaper', 'if i', 'paper');

function dates(): Draft {
  const was = (id: string) => earlierPrices.prices.find((line) => line.id === id)?.tiers[0]?.mills ?? 0;
  const change = (name: string, id: string) =>
    `${name} ${priceText(was(id))} → **${priceText(millsOf(id))}**`;
  return answers(
    `Our prices are USPS Notice 123, effective **${pricesFrom}**; before that, ${dateText(earlierPrices.effective)}. ${change('Stamp', 'letter-stamp')}, ${change('metered letter', 'letter-meter')}, ${change('postcard', 'card')}, ${change('EDDM Retail', 'eddm-retail')}. ${priceChangeRule.text} An increase in January ${nextJanuary(currentPrices)} is possible, so verify with your mail house.`,
    [mailEntry.postage],
  );
}
