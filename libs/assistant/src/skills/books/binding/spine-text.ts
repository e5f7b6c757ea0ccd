import type { Spine } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH, fractionText } from '@printpartner/print-knowledge/measure';
import type { BookStock } from '../reading/book-papers.ts';
import { blockText } from '../reading/caliper-figures.ts';

/** The thickness of the text alone, for a question without a cover. */
export function bareLine(pages: number, body: BookStock, { block }: Spine, metric: boolean): string {
  return `${inBothUnits(block, 4, metric)} for ${countText(pages)} pages on ${body.stock.name}, without a cover: ${blockText(pages, body)}.`;
}

/** The width of a spine, with the text alone and what is around it. */
export function lineOf(
  pages: number,
  body: BookStock,
  { spine, block, next32nd }: Spine,
  around: string,
  metric: boolean,
): string {
  const nearest = `about ${fractionText(next32nd)} in`;
  return `${inBothUnits(spine, 3, metric, nearest)} for ${countText(pages)} pages on ${body.stock.name}: ${blockText(pages, body)} = **${blockLength(block, body)}** for the text alone, plus ${around}.`;
}

/** A length with the unit of the question first: `**0.362 in** (9.2 mm, about 3/8 in)`. */
function inBothUnits(inches: number, decimals: number, metric: boolean, nearest?: string): string {
  const figure = rounded(inches, decimals);
  const inch = `${decimals > 3 ? figure.replace(/0+$/, '') : figure} in`;
  const mm = `${rounded(inches * MM_IN_INCH, 1)} mm`;
  const [first, second] = metric ? [mm, inch] : [inch, mm];
  return `**${first}** (${[second, ...(nearest === undefined ? [] : [nearest])].join(', ')})`;
}

const blockLength = (block: number, { measured }: BookStock): string =>
  measured?.millimeters === undefined
    ? `${rounded(block, 4).replace(/0+$/, '')} in`
    : `${rounded(block * MM_IN_INCH, 2).replace(/\.?0+$/, '')} mm`;
