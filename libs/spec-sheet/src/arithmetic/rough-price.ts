import {
  countText,
  dateText,
  rateText,
  provenanceOf,
  rounded,
  unitPrice,
} from '@printpartner/print-knowledge/figures';
import { estimate, priceModels, pricePractice, type PriceModel } from '@printpartner/print-knowledge/pricing';
import type { SheetJob } from '../job/sheet-job.ts';
import type { OrderedPiece } from './ordered-piece.ts';
import { gsmOf } from './stock-source.ts';
import { missingText, need, type Need } from './needs.ts';
import { sumOf, type Sum } from './sum.ts';

const TITLE = 'Rough price, print only';

/** A planning range for each quantity. @param product id of the price model that the sheet matches */
export function roughPrice(product: string | undefined, job: SheetJob, piece: OrderedPiece): Sum {
  const { quantities } = job;
  const model = priceModels.rows.find(({ id }) => id === product);
  if (!model) {
    const missing = missingText(job.unread, productNeeds(job, piece), 'get a price');
    const lines = ['No published price is close to this piece. Ask two or three printers.'];
    return sumOf('price', TITLE, missing === undefined ? { lines } : { missing });
  }
  const from = provenanceOf(priceModels, model.id, 'perPieceUsd') ?? pricePractice;
  const prices = quantities.map((copies) => ({ copies, outcome: estimate(model.id, copies) }));
  const [first] = prices;
  const found = prices.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
  return sumOf('price', TITLE, {
    headline: first?.outcome.ok ? dollarRange(first.outcome.value) : undefined,
    detail: first?.outcome.ok ? `${countText(first.copies)} copies` : undefined,
    lines: [
      `${model.name}: ${model.spec}.`,
      rateLine(model),
      ...(found.some(({ isDigital }) => isDigital) ? ['Short runs are priced for a digital press.'] : []),
      `Prices of ${dateText(from.date)}. A planning range, not a quote.`,
      ...prices.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.reason])).slice(0, 1),
    ],
    table: {
      columns: ['Copies', 'Range', 'Each'],
      rows: prices.map(({ copies, outcome }) => [
        countText(copies),
        outcome.ok ? dollarRange(outcome.value) : 'ask for a quote',
        outcome.ok ? `$${unitPrice(outcome.value.pieceUsd)}` : '',
      ]),
    },
    missing: missingText(job.unread, [need('quantity', first)], 'get a price'),
    from: [from, ...found.flatMap((price) => [price.from, price.rangeFrom])],
  });
}

function productNeeds({ kind, pages, binding, text }: SheetJob, { finished }: OrderedPiece): Need[] {
  const size = need('finished size', finished);
  if (kind === 'custom') return [size, need('paper', gsmOf(text))];
  return [need('pages', pages), size, need('binding', binding)];
}

const dollarRange = ({ lowUsd, highUsd }: { lowUsd: number; highUsd: number }): string =>
  `$${countText(lowUsd)}–${countText(highUsd)}`;

/** `$855 + $0.66 a copy, ±15%.` */
function rateLine({ setupUsd, perPieceUsd, lowFactor, highFactor }: PriceModel): string {
  const [below, above] = [percent(1 - lowFactor), percent(highFactor - 1)];
  const range = below === above ? `±${below}%` : `−${below}% to +${above}%`;
  return `$${countText(setupUsd)} + $${rateText(perPieceUsd)} a copy, ${range}.`;
}

const percent = (share: number): string => rounded(share * 100, 0);
