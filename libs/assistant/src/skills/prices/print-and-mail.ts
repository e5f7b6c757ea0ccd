import { countText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Skill } from '../skill.ts';
import { eachText, postageOfRun, postageSource, rangeOf, totalOf, totalStep } from './mailed-run.ts';
import { matchOf } from './matched-models.ts';
import { asksPrice, namesMailing, namesPrinting } from './price-words.ts';
import { productsOf } from './products.ts';
import {
  isPriced,
  priceSource,
  priceWorking,
  dollarRange,
  resultOf,
  runPrice,
  specText,
} from './run-price.ts';
import { terms } from '../files/terms.ts';

/** `what does EDDM cost for 2,000 6.5 × 9 cards`: a card that is printed and mailed. */
const isEddmJob = (question: Question): boolean =>
  has(question, 'eddm', 'every door') &&
  question.values.quantity !== undefined &&
  question.values.ounces === undefined &&
  has(question, 'card', 'postcard', 'flyer', 'mailer') &&
  !has(
    question,
    ...terms(
      'print, printing, printed, postage, mail, mailing, send, not, vs, versus, or, than, save, instead, stamp, compare',
    ),
  );

/** From this many pieces on, advertising goes by Marketing Mail. */
const MIN_MARKETING = 200;

/** `print and mail 5,000 6 × 9 postcards`: the print range plus postage. */
export const printAndMail: Skill = {
  id: 'print-and-mail',
  answer(typed) {
    // “All in one ZIP Code” is no all-in price.
    const question = { ...typed, text: typed.text.replaceAll(/\ball in (?=one|the same|a single)/g, 'in ') };
    const isAsked =
      asksPrice(question) ||
      has(
        question,
        ...terms(
          'total, altogether, all-in, all in, plus postage, and postage, with postage',
          'including postage, including mailing, including the mailing, mailing included',
        ),
      );
    const isBoth = namesMailing(question) && namesPrinting(question);
    if (!isAsked || !(isBoth || isEddmJob(question))) return undefined;
    if (has(question, 'mail house price', 'postage only', 'just postage', 'only postage')) return undefined;
    const [product] = productsOf(question).filter(({ id }) => ['postcard', 'eddm', 'tri-fold'].includes(id));
    if (!product) return undefined;
    const { quantity } = question.values;
    if (quantity === undefined)
      return asks(`How many ${product.name} do you want to print and mail, and what size?`);
    const [model] = matchOf(product, question, question.values.sizes).models;
    const run = model && runPrice(model, quantity);
    if (!model || !run) return undefined;
    const wanted =
      product.id === 'eddm'
        ? 'eddm-retail'
        : has(question, 'first class', 'first-class') || quantity < MIN_MARKETING
          ? 'single'
          : 'marketing';
    const postage = postageOfRun(model.id, quantity, wanted);
    if (!postage || !isPriced(run)) return undefined;
    const [low, high] = [totalOf(postage.lowMills, quantity), totalOf(postage.highMills, quantity)];
    const { lowUsd, highUsd } = run.price;
    const total = {
      label: 'Print and postage',
      working: `${dollarRange(run.price)} + ${rangeOf(low, high)}`,
      result: rangeOf(lowUsd + low, highUsd + high),
    };
    const sizeNote =
      question.values.sizes.length > 0 || product.id === 'tri-fold'
        ? ''
        : ` The size isn’t given: ${model.name} is assumed.`;
    return answers(
      `**${rangeOf(lowUsd + low, highUsd + high)}** for ${countText(quantity)}: print **${dollarRange(run.price)}** plus postage **${rangeOf(low, high)}** (${eachText(postage)} each, ${postage.className}, ${postage.shape} price). That is ${specText(model)}.${sizeNote} Not included: list and data, addressing${product.id === 'tri-fold' ? ', tabbing' : ''}, permit fees, tax. A planning range, not a quote; local print prices may vary ±${run.price.uncertaintyPercent}%.`,
      [priceSource([run]), postageSource, { entry: 'What a mailing costs' }],
      {
        results: [
          resultOf(run),
          {
            measure: 'postage',
            low: postage.lowMills / 1000,
            high: postage.highMills / 1000,
            by: postage.className,
            quantity,
          },
        ],
        workings: [priceWorking(run, [...postage.steps, totalStep(postage, quantity), total])],
      },
    );
  },
};
