import { type Box, isEmpty } from '../../pdf/boxes.ts';
import type { Finding, PageSummary, CheckId, Measure } from '../preflight-result.ts';

/** The TrimBox in page units, or the MediaBox if the TrimBox is empty. */
export const trimOf = ({ boxes }: PageSummary): Box =>
  isEmpty(boxes.TrimBox) ? boxes.MediaBox : boxes.TrimBox;

/** A box's upper left corner on the rotated page, in inches right of and down from the trim's upper left corner. */
export function placeOnTrim([x0, y0, x1, y1]: Box, page: PageSummary): [right: number, down: number] {
  const [left, bottom, right, top] = trimOf(page);
  const inch = 72 / page.userUnit;
  switch (page.rotate) {
    case 90:
      return [(y0 - bottom) / inch, (x0 - left) / inch];
    case 180:
      return [(right - x1) / inch, (y0 - bottom) / inch];
    case 270:
      return [(top - y1) / inch, (right - x1) / inch];
    default:
      return [(x0 - left) / inch, (top - y1) / inch];
  }
}

/** Such as `page 2 at 1.25, 3 in`, `page 1 and 48 more`; empty for findings about the file. */
export function placeOf({ page, box, pageCount = 1 }: Finding, pages: readonly PageSummary[]): string {
  if (page === null) return '';
  const others = pageCount > 1 ? ` and ${(pageCount - 1).toLocaleString('en-US')} more` : '';
  const summary = pages[page - 1];
  if (!box || !summary) return `page ${page}${others}`;
  const [right, down] = placeOnTrim(box, summary);
  return `page ${page}${others} at ${decimal(right, 2)}, ${decimal(down, 2)} in`;
}

/** Checks whose lengths are shown in inches instead of points. */
const inInches: ReadonlySet<CheckId> = new Set(['page-size', 'page-boxes', 'bleed', 'safe-margin']);

/** A number with at most `digits` decimals and a minus sign instead of a hyphen, such as `8.5` and `−0.125`. */
export const decimal = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)) || 0).replace('-', '−');

/** Such as `112 ppi, limit 150 ppi`; empty for counts and findings without a measurement. */
export function measuredAgainstLimit({ check, measured, limit }: Finding): string {
  if (!measured || measured.unit === '' || measured.unit === 'pages') return '';
  return limit
    ? `${measureText(measured, check)}, limit ${measureText(limit, check)}`
    : measureText(measured, check);
}

function measureText({ value, unit }: Measure, check: CheckId): string {
  if (unit === 'pt' && inInches.has(check)) return `${decimal(value / 72, 3)} in`;
  const digits = { ppi: 0, '%': 1, pt: 3, inks: 0, pages: 0, '': 3 }[unit];
  return `${decimal(value, digits)}${unit === '%' ? '' : ' '}${unit}`.trim();
}
