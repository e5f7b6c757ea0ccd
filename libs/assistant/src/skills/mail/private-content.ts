import { asksYesNo } from '../../question/asked-form.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksPrice } from './asked-measure.ts';
import { firstClassOnly } from './class-facts.ts';
import { mailEntry } from './mail-figures.ts';
import { postage } from './postage.ts';
import { isPrivate } from './private-mail.ts';

/** The classes of advertising, also without the word mail: `can invoices go bulk`. */
const ADVERTISING_CLASS =
  /\b(?:(?:usps )?(?:nonprofit )?marketing (?:mail|rate|class|price)|standard (?:mail|rate|class)|presort(?:ed)? standard|bulk(?:[- ](?:mail\w*|rates?|prices?|permit|postage))?|non-?profit(?: (?:mail|rates?|prices?|postage|permit))?|eddm|every door(?: direct(?: mail)?)?)\b/g;
const SENT = /\b(?:travel|mail\w*|send\w*|sent|go|goes|going|post\w*|rate|permit|eddm|class)\b/;

/** A class of advertising for mail that isn't: refused before anything is priced. */
export const privateContent: Skill = {
  id: 'mail-private-content',
  answer: (question) => {
    if (!isPrivate(question) || !SENT.test(question.text)) return undefined;
    const text = question.text.replaceAll(ADVERTISING_CLASS, 'first class');
    if (text === question.text || /\b(?:print(?:ing)?|order\w*) (?:\w+ ){0,3}bulk\b/.test(question.text))
      return undefined;
    const isClaim = asksYesNo(question) && !/\bfirst[- ]class\b/.test(question.text);
    const priced =
      asksPrice(question) || question.values.quantity !== undefined
        ? postage.answer({ ...question, text })
        : undefined;
    const rule = firstClassOnly(isClaim ? '**No, First-Class only.**' : '**First-Class only.**');
    return priced?.kind === 'answers' ? withPrice(rule, priced) : rule;
  },
};

const withPrice = (rule: Draft, priced: Draft): Draft =>
  answers(`${rule.text}\n\n${priced.text}`, [...rule.cites, mailEntry.postage], {
    ...(priced.workings && { workings: priced.workings }),
    ...(priced.results && { results: priced.results }),
    ...(priced.assumed !== undefined && { assumed: priced.assumed }),
  });
