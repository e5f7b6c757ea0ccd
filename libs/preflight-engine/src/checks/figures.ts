const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

/** The value without trailing zeros: 150, 149.6, 0.25. */
export const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** A figure with the decimals that it takes to differ from a limit; `plain` with so many digits if they are enough. */
function apartFrom(limit: number, value: number, digits: number): string {
  const most = digits + 3;
  while (digits < most && plain(value, digits) === plain(limit, digits)) digits += 1;
  return plain(value, digits);
}

/** pt as inches and millimeters: `0.125 in (3.2 mm)`. @param limit pt; the figure gets the decimals to differ from it */
export function inches(pt: number, limit?: number): string {
  const beside = (scale: number, digits: number) =>
    limit === undefined || limit === pt
      ? plain((pt / POINTS_PER_INCH) * scale, digits)
      : apartFrom((limit / POINTS_PER_INCH) * scale, (pt / POINTS_PER_INCH) * scale, digits);
  return `${beside(1, 3)} in (${beside(MM_PER_INCH, 1)} mm)`;
}

/** A length in pt as inches: `0.125 in`. */
export const inchText = (pt: number): string => `${plain(pt / POINTS_PER_INCH, 3)} in`;

/** A size in pt as inches: `8.5 × 11 in`. */
export const sizeOf = ([width, height]: readonly [number, number]): string =>
  `${plain(width / POINTS_PER_INCH, 3)} × ${plain(height / POINTS_PER_INCH, 3)} in`;

/** Square points as square millimeters. */
export const squareMillimeters = (area: number): number => area * (MM_PER_INCH / POINTS_PER_INCH) ** 2;

/** An area in mm² as `1.39 sq in (897 mm²)`. */
export const areaText = (area: number): string =>
  `${plain(area / MM_PER_INCH ** 2, 2)} sq in (${plain(area, area < 10 ? 1 : 0)} mm²)`;

/** `Page 3 has`, `Pages 1–49 have`. */
export function pagesThat(pages: readonly number[], one: string, several: string): string {
  const where = pagesText(pages);
  return `${where.charAt(0).toUpperCase()}${where.slice(1)} ${pages.length === 1 ? one : several}`;
}

/** `1 page`, `12 pages`, `1,200 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Ordered page numbers as text: `page 3`, `pages 1–20`, `pages 1, 3 and 5–9`, `pages 1, 3, 5, 7, 9, 11 and 12 more`. */
export function pagesText(pages: readonly number[]): string {
  const runs: number[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === (run.at(-1) as number) + 1) run.push(page);
    else runs.push([page]);
  }
  const pieces = runs.flatMap((run) => (run.length > 2 ? [run] : run.map((page) => [page])));
  const shown = pieces.slice(0, MAX_LISTED);
  const names = shown.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : String(run[0])));
  const more = pages.length - shown.flat().length;
  const all = more > 0 ? `${names.join(', ')} and ${more} more` : listed(names);
  return `page${pages.length === 1 ? '' : 's'} ${all}`;
}

const MAX_LISTED = 6;

/** `1, 2 and 5`; after six items only the number of the others. */
export function listed(items: readonly (string | number)[]): string {
  const shown = items.slice(0, MAX_LISTED).map(String);
  const more = items.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}

/** `“Terms apply”`, or other words for text that can't be quoted. */
export const quotedOr = (quote: string | undefined, others: string): string =>
  quote ? `“${quote}”` : others;
