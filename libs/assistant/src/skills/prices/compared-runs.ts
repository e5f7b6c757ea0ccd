import { countText, unitPrice } from '@printpartner/print-knowledge/figures';
import type { AddOn } from '@printpartner/print-knowledge/pricing';
import type { ChatSpecValues } from '@printpartner/contracts/types';
import { plainQuestion } from '../../question/read-question.ts';
import { answers, type Draft } from '../skill.ts';
import { addOnText } from './add-on-prices.ts';
import type { Match } from './matched-models.ts';
import type { Product } from './products.ts';
import {
  basisText,
  dollars,
  isPriced,
  priceSource,
  priceText,
  priceWorking,
  dollarRange,
  resultOf,
  runPrice,
  specText,
  type RunPrice,
  type UnpricedRun,
} from './run-price.ts';
import { specsOf } from './spec-values.ts';

/** A product with the models that the question means. */
export interface PricedProduct {
  product: Product;
  match: Match;
}

/** Most rows of a comparison. */
const MAX_ROWS = 6;

/** The planning range of each product in each quantity, and what add-ons cost for the first. */
export function pricesOf(
  named: readonly PricedProduct[],
  quantities: readonly number[],
  more: { gaps: readonly string[]; notes: readonly string[]; addOns: readonly AddOn[] },
): Draft {
  const wanted = named
    .flatMap(({ match }) =>
      match.models.flatMap((model) => quantities.map((quantity) => runPrice(model, quantity))),
    )
    .slice(0, MAX_ROWS);
  const runs = wanted.filter(isPriced);
  const limits = wanted.flatMap((run) => (isPriced(run) ? [] : [beyondText(run)]));
  const [first] = runs;
  const gaps = [...more.gaps, ...named.flatMap(noteOf)];
  const { notes } = more;
  if (!first) return answers([...gaps, ...new Set(limits), ...notes].join(' '), [priceSource([])]);
  const isOne = runs.length === 1;
  const [only] = named;
  const lead = isOne
    ? `${countText(first.quantity)} ${pieceName(first, named)} should run ${priceText(first)}. That is ${specText(first.model)}${first.price.isDigital ? ', printed digitally' : ''}.`
    : [headline(runs), ...runs.map(rowText)].join('\n');
  const specs: ChatSpecValues | undefined =
    isOne && only && gaps.length === 0 ? specsOf(first, only.match) : undefined;
  return answers(
    [
      ...gaps,
      lead,
      ...addOnLines(first, more.addOns),
      [...notes, ...new Set(limits), basisText(runs)].join(' '),
    ].join('\n\n'),
    [priceSource(runs)],
    {
      workings: runs.map((run) => priceWorking(run)),
      ...(specs && { specs }),
      ...(isOne && { results: [resultOf(first)], assumed: assumedOf(first) }),
    },
  );
}

/** `8.5x11 … 100# gloss text`: the piece that is priced. */
const assumedOf = ({ model }: RunPrice): string =>
  plainQuestion(specText(model)).replace(/ (?:gloss )?or uv\b/, '');

function addOnLines({ model, quantity, price }: RunPrice, addOns: readonly AddOn[]): string[] {
  const isIncluded = model.id === 'business-card-premium';
  const isFolded = model.id === 'tri-fold' || model.id.startsWith('booklet');
  const lines = addOns
    .filter(({ id }) => !(isFolded && id === 'fold'))
    .filter(({ id }) => !isIncluded || !['foil', 'spot-uv', 'laminate'].includes(id))
    .map((addOn) => `- ${addOnText(addOn, quantity, price.middleUsd)}`);
  return lines.length === 0 ? [] : [`On top of that, at typical prices:\n${lines.join('\n')}`];
}

const pieceName = ({ model }: RunPrice, named: readonly PricedProduct[]): string =>
  named.find(({ match }) => match.models.includes(model))?.product.name ?? model.name;

const rowText = (run: RunPrice): string =>
  `- ${countText(run.quantity)} × ${specText(run.model)}${run.price.isDigital ? ', digital' : ''}: ${priceText(run)}`;

/** What the comparison comes to. */
function headline(runs: readonly RunPrice[]): string {
  const [first, second] = runs;
  if (!first || !second) return '';
  if (runs.length === 2 && first.model === second.model && first.quantity !== second.quantity) {
    const [fewer, more] = first.quantity < second.quantity ? [first, second] : [second, first];
    const by = more.price.middleUsd - fewer.price.middleUsd;
    if (by < 1)
      return `**${countText(more.quantity)} cost about the same as ${countText(fewer.quantity)}** at the middle of the ranges, so each one costs less: $${unitPrice(more.price.pieceUsd)} against $${unitPrice(fewer.price.pieceUsd)}.`;
    const each = by / (more.quantity - fewer.quantity);
    return `The ${countText(more.quantity - fewer.quantity)} extra pieces add about **${dollars(by)}**, $${unitPrice(each)} each: ${countText(fewer.quantity)} cost $${unitPrice(fewer.price.pieceUsd)} each, ${countText(more.quantity)} cost **$${unitPrice(more.price.pieceUsd)} each**.`;
  }
  const [cheapest, next] = runs.toSorted((one, other) => one.price.middleUsd - other.price.middleUsd);
  const isSameRun = runs.every(({ quantity }) => quantity === first.quantity);
  if (!isSameRun || !cheapest || !next) return 'Rough prices:';
  const dearest = runs.toSorted((one, other) => other.price.middleUsd - one.price.middleUsd)[0] ?? next;
  const by = dearest.price.middleUsd - cheapest.price.middleUsd;
  const share = Math.round((100 * by) / dearest.price.middleUsd);
  return `For ${countText(first.quantity)} pieces, ${cheapest.model.name} costs about **${dollars(by)} less** than ${dearest.model.name} (${share}%), at the middle of the ranges.`;
}

/** What to say of a run that is beyond the tables: their limit, and what it costs there. */
function beyondText({ model, quantity, reason }: UnpricedRun): string {
  const covered = /cover ([\d,]+)–([\d,]+)/.exec(reason);
  const [, from = '', to = ''] = covered ?? [];
  const [least, most] = [from, to].map((text) => Number(text.replaceAll(',', '')));
  const edge = most !== undefined && quantity > most ? most : least;
  return `${reason}${edge ? edgeText(runPrice(model, edge)) : ''}`;
}

const edgeText = (run: RunPrice | UnpricedRun): string =>
  isPriced(run)
    ? ` At ${countText(run.quantity)} the range is **${dollarRange(run.price)}** ($${unitPrice(run.price.pieceUsd)} each).`
    : '';

function noteOf({ product, match }: PricedProduct): string[] {
  const { otherPages, isNearest, models } = match;
  const [model] = models;
  return [
    ...(otherPages === undefined || !model
      ? []
      : [
          `Our prices cover booklets of 8, 12 and 16 pages, not ${countText(otherPages)}, so this is only the nearest: ${otherPages > 16 ? 'expect to pay more' : 'have a printer quote yours'}.`,
        ]),
    ...(isNearest && product.id === 'booklet'
      ? ['The price is for pages of 8-1/2 × 11 in: have a printer quote another size.']
      : []),
    ...(isNearest && product.id !== 'booklet'
      ? ['There is no published price for that size. The nearest with a price:']
      : []),
  ];
}
