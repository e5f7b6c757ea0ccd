import { countText } from '@printpartner/print-knowledge/figures';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { matchOf } from './matched-models.ts';
import { mailedFor } from './mailed-budget.ts';
import { productsOf } from './products.ts';
import { dollars, isPriced, priceSource, dollarRange, rate, runPrice } from './run-price.ts';
import { terms } from '../files/terms.ts';

const DOLLARS = /\$ ?(\d+(?:\.\d+)?)(k)?\b|\b(\d+(?:\.\d+)?)(k)? ?(?:dollars?|bucks?|usd)\b/;
const STEP = 50;

/** The amount that a question names, US dollars. */
export function budgetIn({ text }: Question): number | undefined {
  const found = DOLLARS.exec(text.replaceAll(/(\d),(?=\d{3})/g, '$1'));
  if (!found) return undefined;
  return Number(found[1] ?? found[3]) * ((found[2] ?? found[4]) ? 1000 : 1);
}

/** `how many tri-folds can I get for $500`. */
export const budgetRuns: Skill = {
  id: 'budget-runs',
  answer(question) {
    const budget = budgetIn(question);
    const isAsked = has(
      question,
      ...terms(
        'how many, budget, what can i get, what does, what will, how far, reach, get for, quantity, afford, buy, get me',
      ),
    );
    if (budget === undefined || budget <= 0 || !isAsked || (question.values.quantity ?? budget) !== budget)
      return undefined;
    const mailed = mailedFor(question, budget);
    if (mailed) return mailed;
    const lines = productsOf(question).flatMap((product) => {
      const { models } = matchOf(product, question, question.values.sizes);
      return models.slice(0, 4).flatMap((model) => {
        const pieces = Math.min(
          model.to,
          Math.floor((budget - model.setupUsd) / model.perPieceUsd / STEP) * STEP,
        );
        const run = runPrice(model, Math.max(pieces, 1));
        if (pieces < model.from || !isPriced(run)) {
          const least = runPrice(model, model.from);
          const from = isPriced(least) ? ` ${countText(model.from)} run ${dollarRange(least.price)}.` : '';
          return [
            {
              run,
              text: `${model.name}: ${dollars(budget)} is below the middle price of the smallest offset run.${from}`,
            },
          ];
        }
        const most = pieces === model.to ? 'at least ' : 'about ';
        return [
          {
            run,
            text: `${model.name}: **${most}${countText(pieces)} pieces** at the middle price, (${dollars(budget)} − ${dollars(model.setupUsd)}) ÷ ${rate(model.perPieceUsd)}; the range for that run is ${dollarRange(run.price)}.`,
          },
        ];
      });
    });
    if (lines.length === 0) return undefined;
    const text = lines.map((line) => line.text);
    const runs = lines.flatMap(({ run }) => (isPriced(run) ? [run] : []));
    return answers(
      `${text.length === 1 ? text[0] : text.map((line) => `- ${line}`).join('\n')}\n\nPlanning figures for printing only, before tax, shipping and postage; ask for the next price break, too.`,
      [priceSource(runs)],
    );
  },
};
