import type { Provenance } from './provenance.ts';

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
