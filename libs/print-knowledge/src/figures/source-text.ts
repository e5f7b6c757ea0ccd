import type { Provenance } from './provenance.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-06` as `Jun 2025`, `2026-07-12` as `Jul 12, 2026`. */
export function dateText(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  const monthName = months[Number(month) - 1] ?? '';
  return day === undefined ? `${monthName} ${year}` : `${monthName} ${Number(day)}, ${year}`;
}

/** Text of a source note, without the final period. */
export function sourceText({ standing, source, date, checked }: Provenance): string {
  // House figures and arithmetic have no date.
  if (standing === 'product' || standing === 'arithmetic') return source;
  const day = dateText(date);
  if (standing === 'practice') {
    return source.toLowerCase() === 'trade practice'
      ? `Trade practice, unverified, ${day}`
      : `${source}: trade practice, unverified, ${day}`;
  }
  if (checked !== undefined) return `${source}, effective ${day}, checked ${dateText(checked)}`;
  // A full date is the date of a survey or price; a month is when the source was read.
  return date.split('-').length === 3 ? `${source}, as of ${day}` : `${source}, read ${day}`;
}

export interface Footnote {
  /** `a`, `b` … `z`, `aa`. */
  letter: string;
  from: Provenance;
}

export type Footnotes = readonly Footnote[];

const isSame = (one: Provenance, other: Provenance) =>
  one.standing === other.standing && one.source === other.source && one.date === other.date;

/** One letter per distinct source, in order of first appearance. Words have no source. */
export function footnotesOf(provenances: readonly (Provenance | undefined)[]): Footnotes {
  const named = provenances.filter((from) => from !== undefined);
  const distinct = named.filter(
    (from, place) => named.findIndex((earlier) => isSame(earlier, from)) === place,
  );
  return distinct.map((from, place) => ({ letter: letterAt(place), from }));
}

/** @returns undefined if the notes don't include this source */
export const letterOf = (notes: Footnotes, from: Provenance): string | undefined =>
  notes.find((note) => isSame(note.from, from))?.letter;

function letterAt(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26));
  return place < 26 ? letter : letterAt(Math.floor(place / 26) - 1) + letter;
}
