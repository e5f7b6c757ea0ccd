import type { Provenance } from '@printpartner/print-knowledge/figures';

export interface Footnote {
  /** `a`, `b` … `z`, `aa`. */
  letter: string;
  from: Provenance;
}

export type Footnotes = readonly Footnote[];

const isSame = (one: Provenance, other: Provenance) =>
  one.standing === other.standing && one.source === other.source && one.date === other.date;

/** One letter for each source, in the order in which they come first. */
export function footnotesOf(provenances: readonly Provenance[]): Footnotes {
  const distinct = provenances.filter(
    (from, place) => provenances.findIndex((earlier) => isSame(earlier, from)) === place,
  );
  return distinct.map((from, place) => ({ letter: letterAt(place), from }));
}

/** @returns undefined when the notes do not hold this source */
export const letterOf = (notes: Footnotes, from: Provenance): string | undefined =>
  notes.find((note) => isSame(note.from, from))?.letter;

function letterAt(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26));
  return place < 26 ? letter : letterAt(Math.floor(place / 26) - 1) + letter;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-06` is `Jun 2025`, `2026-07-12` is `12 Jul 2026`. */
export function dateText(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  return [day && Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** What a note says of a source, without the full stop at its end. */
export function sourceText({ standing, source, date, checked }: Provenance): string {
  // A house figure and a sum have no day of their own.
  if (standing === 'product' || standing === 'arithmetic') return source;
  const day = dateText(date);
  if (standing === 'practice') {
    return source.toLowerCase() === 'trade practice'
      ? `Trade practice, not checked, ${day}`
      : `${source}: trade practice, not checked, ${day}`;
  }
  if (checked !== undefined) return `${source}, in force since ${day}, checked ${dateText(checked)}`;
  // A survey or an earlier price is of a day; a source was read in a month.
  return date.split('-').length === 3 ? `${source}, as of ${day}` : `${source}, read ${day}`;
}
