import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { coatingWeights, mailSources, weightFormula } from '@printpartner/print-knowledge/mail';
import { millTolerance } from '@printpartner/print-knowledge/paper';
import { cartonRules, piecesPerCarton } from '@printpartner/print-knowledge/production';
import type { SheetCover, SheetJob } from '../job/sheet-job.ts';
import type { OrderedPiece } from './ordered-piece.ts';
import { gsmOf, gsmSource } from './stock-source.ts';
import { isUnread, missingText, need, type Need } from './needs.ts';
import { coverFault } from './cover-fault.ts';
import { sumOf, type Sum } from './sum.ts';

const OUNCES_IN_POUND = 16;

const CASE_IS_NOT_WEIGHED =
  'Boards, endsheets and cloth aren’t weighed here. Ask the bindery for the weight of a case-bound book.';

/** What a sum that starts from the weight says without it. */
export const NEEDS_WEIGHT = 'Needs the weight.';

function weightNeeds(
  { kind, text, cover, pages, fold, unread }: SheetJob,
  { finished }: OrderedPiece,
): Need[] {
  if (kind === 'custom') {
    const isFolded = fold !== undefined || isUnread(unread, 'fold');
    return [
      isFolded ? need('folded sheet', text.flat) : need('flat size', finished),
      need('paper', gsmOf(text)),
    ];
  }
  return [
    need('pages', pages),
    need('finished size', finished),
    need('text stock', gsmOf(text)),
    ...(cover ? coverNeeds(cover) : []),
  ];
}

/** A cover has the size of the text unless its own is typed. */
const coverNeeds = (cover: SheetCover): Need[] => [
  need('cover pages', cover.pages),
  need('cover size', cover),
  need('cover stock', gsmOf(cover)),
];

/** Ounces of a copy and pounds of 1,000. */
export function weightSum(job: SheetJob, piece: OrderedPiece): Sum {
  const { weight, paper } = piece;
  if (job.binding?.id === 'case-bound') return sumOf('weight', 'Weight', { missing: CASE_IS_NOT_WEIGHED });
  if (weight === undefined || !paper)
    return sumOf('weight', 'Weight', {
      missing: missingText(job.unread, weightNeeds(job, piece), 'get the weight') ?? coverFault(job),
    });
  const coatings = coatingWeights.rows.filter(
    ({ id }) => id !== 'none' && paper.some(({ coating }) => coating === id),
  );
  return sumOf('weight', 'Weight', {
    headline: `${rounded(weight, 2)} oz`,
    detail: `each, ${poundsText((weight * 1000) / OUNCES_IN_POUND)} lb per 1,000`,
    lines: [
      ...paper.map((sheets) => `${weightFormula(sheets)}${countedAs(sheets)}.`),
      ...coatings.map(({ name, adds }) => `${name} adds ${adds}%.`),
      ...extrasLine(job),
      `Mills vary by ±${millTolerance.share * 100}%.`,
    ],
    from: [
      mailSources.arithmetic,
      gsmSource(job.text),
      gsmSource(job.cover),
      ...(coatings.length > 0 ? [coatingWeights.columns.adds?.from] : []),
      millTolerance.from,
    ],
  });
}

function extrasLine({ binding }: SheetJob): string[] {
  if (binding?.id === 'spiral-coil') return ['Without the coil.'];
  return binding?.id === 'wire-o' ? ['Without the wire.'] : [];
}

/** Cartons for each quantity, by weight. */
export function cartonSum(job: SheetJob, piece: OrderedPiece): Sum {
  const [first] = job.quantities;
  if (piece.weight === undefined) return sumOf('cartons', 'Cartons', { missing: NEEDS_WEIGHT });
  const { weight } = piece;
  const perCarton = piecesPerCarton(weight);
  const from = [cartonRules.columns.mostLb.from];
  if (!perCarton.ok) return sumOf('cartons', 'Cartons', { warnings: [perCarton.reason], from });
  const cartonsOf = (copies: number) => Math.ceil(copies / perCarton.value);
  const [{ mostLb }] = cartonRules.rows;
  return sumOf('cartons', 'Cartons', {
    missing: missingText(job.unread, [need('quantity', first)], 'get the cartons'),
    headline: first === undefined ? undefined : cartonsText(cartonsOf(first)),
    detail: first === undefined ? undefined : `for ${countText(first)} copies`,
    lines: [
      `${mostLb} lb × ${OUNCES_IN_POUND} ÷ ${rounded(weight, 2)} oz = ${countText(perCarton.value)} copies a carton at most, by weight.`,
    ],
    table: {
      columns: ['Copies', 'Weight', 'Cartons'],
      rows: job.quantities.map((copies) => [
        countText(copies),
        `${poundsText((weight * copies) / OUNCES_IN_POUND)} lb`,
        countText(cartonsOf(copies)),
      ]),
    },
    from,
  });
}

const cartonsText = (count: number): string => (count === 1 ? '1 carton' : `${countText(count)} cartons`);

/** `125.5`, `1,255`: a decimal below 1,000 lb. */
const poundsText = (pounds: number): string => countText(Number(rounded(pounds, pounds < 1000 ? 1 : 0)));

/** ` leaves` after a formula that ends with their number; ` × 1 leaf` if there is one, ` cover` for a cover. */
function countedAs({ name, count }: { name: string; count: number }): string {
  if (name === 'sheet') return '';
  if (count > 1 || name === 'cover') return ` ${name}`;
  return ` × 1 ${name === 'leaves' ? 'leaf' : 'sheet'}`;
}
