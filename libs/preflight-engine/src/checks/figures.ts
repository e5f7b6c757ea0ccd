const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

/** Without trailing zeros: 150, 149.6, 0.25. */
export const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** pt as inches and millimeters: `0.125 in (3.2 mm)`. */
export const inches = (pt: number): string =>
  `${plain(pt / POINTS_PER_INCH, 3)} in (${plain((pt / POINTS_PER_INCH) * MM_PER_INCH, 1)} mm)`;

/** A length in pt as inches: `0.125 in`. */
export const inchText = (pt: number): string => `${plain(pt / POINTS_PER_INCH, 3)} in`;

/** A size in pt as inches: `8.5 × 11 in`. */
export const sizeOf = ([width, height]: readonly [number, number]): string =>
  `${plain(width / POINTS_PER_INCH, 3)} × ${plain(height / POINTS_PER_INCH, 3)} in`;

/** `1 page`, `12 pages`, `1,200 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Ordered page numbers as text: `page 3`, `pages 1–20`, `pages 1, 3 and 5–9`. */
export function pagesText(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  const names = runs.flatMap(([first, last]): (string | number)[] => {
    if (last > first + 1) return [`${first}–${last}`];
    return last > first ? [first, last] : [first];
  });
  return `page${pages.length === 1 ? '' : 's'} ${listed(names)}`;
}

/** `1, 2 and 5`; after six items only the number of the others. */
export function listed(items: readonly (string | number)[]): string {
  const shown = items.slice(0, 6).map(String);
  const more = items.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
