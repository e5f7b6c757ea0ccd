import { countText } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { eachText, postageOfRun, postageSource } from './mailed-run.ts';
import { matchOf } from './matched-models.ts';
import { namesMailing } from './price-words.ts';
import { productsOf } from './products.ts';
import { dollars, isPriced, priceSource, rate, runPrice } from './run-price.ts';

const STEP = 50;
/** A run for which the postage of a piece is looked up; it doesn't depend on the count above the minimum. */
const USUAL_RUN = 1000;

/** How many pieces a budget prints and mails; undefined if it is for the printing alone. */
export function mailedFor(question: Question, budget: number): Draft | undefined {
  if (!namesMailing(question)) return undefined;
  const [product] = productsOf(question).filter(({ id }) => ['postcard', 'eddm', 'tri-fold'].includes(id));
  if (!product) return undefined;
  const wanted = product.id === 'eddm' ? 'eddm-retail' : 'marketing';
  const lines = matchOf(product, question, question.values.sizes)
    .models.slice(0, 2)
    .flatMap((model) => {
      const postage = postageOfRun(model.id, USUAL_RUN, wanted);
      if (!postage) return [];
      const pieces = (mills: number): number =>
        Math.floor((budget - model.setupUsd) / (model.perPieceUsd + mills / 1000) / STEP) * STEP;
      const [fewest, most] = [pieces(postage.highMills), pieces(postage.lowMills)];
      const run = runPrice(model, fewest);
      if (fewest < model.from || !isPriced(run)) return [];
      const count = fewest === most ? countText(fewest) : `${countText(fewest)} to ${countText(most)}`;
      return [
        {
          run,
          text: `${model.name}: **about ${count} pieces**, (${dollars(budget)} − ${dollars(model.setupUsd)}) ÷ (${rate(model.perPieceUsd)} print + ${eachText(postage)} postage, ${postage.className}).`,
        },
      ];
    });
  if (lines.length === 0) return undefined;
  const text = lines.map((line) => line.text);
  return answers(
    `${text.length === 1 ? text[0] : text.map((line) => `- ${line}`).join('\n')}\n\nAt the middle print price; the list, addressing, permit fees, tax and shipping aren’t in it. A planning figure, not a quote.`,
    [priceSource(lines.map(({ run }) => run)), postageSource, { entry: 'What a mailing costs' }],
  );
}
