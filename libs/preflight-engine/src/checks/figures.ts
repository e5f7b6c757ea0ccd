const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

/** Without the zeros that say nothing: 150, 149.6, 0.25. */
export const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** pt as both of the trade's units: `0.125 in (3.2 mm)`. */
export const inches = (pt: number): string =>
  `${plain(pt / POINTS_PER_INCH, 3)} in (${plain((pt / POINTS_PER_INCH) * MM_PER_INCH, 1)} mm)`;

/** Two lengths in pt as a size: `8.5 × 11 in`. */
export const sizeOf = ([width, height]: readonly [number, number]): string =>
  `${plain(width / POINTS_PER_INCH, 3)} × ${plain(height / POINTS_PER_INCH, 3)} in`;

/** `1 page`, `12 pages`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Page numbers in order as a reader would name them: `page 3`, `pages 1–20`, `pages 1, 3 and 5–9`. */
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

/** `1, 2 and 5`; of more than six the first six and how many more. */
export function listed(items: readonly (string | number)[]): string {
  const shown = items.slice(0, 6).map(String);
  const more = items.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
