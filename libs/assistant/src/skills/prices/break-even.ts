import { countText } from '@printpartner/print-knowledge/figures';
import {
  digitalPrices,
  DIGITAL_SETUP_USD,
  priceModels,
  type DigitalPrice,
  type PriceModel,
} from '@printpartner/print-knowledge/pricing';
import { runThresholds, pressOf } from '@printpartner/print-knowledge/press';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { matchOf } from './matched-models.ts';
import { asksPrice } from './price-words.ts';
import { productsOf } from './products.ts';
import { dollars, priceSource, rate } from './run-price.ts';
import { terms } from '../files/terms.ts';

/** Where both lines cost the same: quantity, and the middle price per digital copy. */
interface Crossing {
  model: PriceModel;
  copyUsd: number;
  /** Pieces, not rounded. */
  at: number;
}

export function crossingOf(model: PriceModel, { copyLowUsd, copyHighUsd }: DigitalPrice): Crossing {
  const copyUsd = (copyLowUsd + copyHighUsd) / 2;
  return { model, copyUsd, at: (model.setupUsd - DIGITAL_SETUP_USD) / (copyUsd - model.perPieceUsd) };
}

/** `where does offset get cheaper than digital for 4 × 6 postcards`. */
export const breakEven: Skill = {
  id: 'break-even',
  answer(question) {
    const isCrossing = has(
      question,
      ...terms(
        'break even, break-even, breakeven, crossover, cross over, tipping point, threshold',
        'cutoff point',
      ),
    );
    const isBoth =
      has(question, 'digital', 'digitally', 'toner', 'indigo') &&
      has(question, 'offset', 'sheetfed', 'litho');
    if (!(isCrossing && (isBoth || has(question, 'digital', 'offset'))) && !(isBoth && asksPrice(question)))
      return undefined;
    // A run that is named is the press’s choice, then its price.
    if (!isCrossing && question.values.quantities.length === 1 && !/\bcheap\w*/.test(question.text))
      return undefined;
    const crossings = crossingsFor(question);
    return question.values.quantity === undefined || crossings.length !== 1
      ? ruleOf(crossings)
      : atQuantity(crossings, question.values.quantity);
  },
};

function crossingsFor(question: Question): Crossing[] {
  const models = productsOf(question).flatMap(
    (product) => matchOf(product, question, question.values.sizes).models,
  );
  const wanted = models.length > 0 ? models : priceModels.rows;
  return wanted.flatMap((model) => {
    const digital = digitalPrices.rows.find(({ id }) => id === model.id);
    return digital && !model.id.startsWith('business') ? [crossingOf(model, digital)] : [];
  });
}

const { sheetfedFrom } = runThresholds;
const RULE = `Our guide’s rule is **digital under ${countText(sheetfedFrom)} pieces, sheetfed offset from ${countText(sheetfedFrom)}**; optimal sheetfed runs start at ${countText(pressOf('sheetfed').run.from)}, so quote both in between.`;
const cites = [{ entry: 'Optimal runs', place: 'Printing Presses' }, priceSource([])];

const lineOf = ({ model, copyUsd, at }: Crossing): string =>
  `- ${model.name}: ($${model.setupUsd} − $${DIGITAL_SETUP_USD}) ÷ (${rate(copyUsd)} − ${rate(model.perPieceUsd)}) ≈ **${countText(Math.round(at))} pieces**`;

function ruleOf(crossings: readonly Crossing[]): Draft {
  if (crossings.length === 0) return answers(RULE, cites);
  return answers(
    `${RULE} At rough online prices the two cost the same earlier, because online printers gang many jobs on one sheet:\n${crossings.map(lineOf).join('\n')}\n\nDigital prices are typical, unverified, ±35%; at a local shop the crossing is higher.`,
    cites,
  );
}

function atQuantity([crossing]: readonly Crossing[], quantity: number): Draft | undefined {
  if (!crossing) return undefined;
  const { model, copyUsd } = crossing;
  const digital = DIGITAL_SETUP_USD + copyUsd * quantity;
  const pieces = Math.max(quantity, model.from);
  const offset = model.setupUsd + model.perPieceUsd * pieces;
  const isDigital = digital < offset;
  return answers(
    `**${isDigital ? 'Digital' : 'Offset'}** is cheaper at online prices: ${countText(quantity)} × ${model.name} cost about **${dollars(digital)}** digitally and **${dollars(offset)}** offset, in the middle of the ranges. ${RULE}`,
    cites,
    {
      workings: [
        {
          title: `${countText(quantity)} × ${model.name}`,
          steps: [
            {
              label: 'Digital',
              working: `$${DIGITAL_SETUP_USD} + ${countText(quantity)} × ${rate(copyUsd)}`,
              result: dollars(digital),
            },
            {
              label: 'Offset',
              working: `$${model.setupUsd} + ${countText(pieces)} × ${rate(model.perPieceUsd)}`,
              result: dollars(offset),
            },
          ],
          assumed: [
            `${model.spec}.`,
            ...(pieces > quantity ? [`Offset prices start at ${countText(model.from)} pieces.`] : []),
          ],
        },
      ],
    },
  );
}
