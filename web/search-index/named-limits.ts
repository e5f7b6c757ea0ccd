import { limitOf, secondOf, type LimitId } from '@printpartner/print-knowledge/limits';
import { limitSubjects, type LimitRow, type LimitSubject } from './limit-subjects.ts';
import { figuresIn } from './sentence-figures.ts';

/** A figure of a text that names a limit, and the rows of the table that may have it. */
interface NamedFigure {
  figure: number;
  subject: LimitSubject;
  rows: readonly LimitRow[];
  sentence: string;
}

/** Figures that the table of limits doesn’t have: `gutter-perfect: 0.5 in in “…”`. */
export function conflictsIn(text: string): string[] {
  return namedFigures(text).flatMap(({ figure, subject, rows, sentence }) =>
    limitsWith(figure, rows).length > 0
      ? []
      : [`${rows.flatMap(({ limits }) => limits).join(', ')}: ${figure} ${subject.unit} in “${sentence}”`],
  );
}

/** The limits whose figures a text has, each where a sentence names it. */
export const limitsIn = (text: string): LimitId[] =>
  namedFigures(text).flatMap(({ figure, rows }) => limitsWith(figure, rows));

const limitsWith = (figure: number, rows: readonly LimitRow[]): LimitId[] =>
  rows
    .flatMap(({ limits }) => limits)
    .filter((id) => {
      const limit = limitOf(id);
      return [limit.value, secondOf(limit)].some((value) => Math.abs((value ?? NaN) - figure) < 1e-6);
    });

function namedFigures(text: string): NamedFigure[] {
  const sentences = text.replaceAll(/\*\*| \(TAC\)/g, '').split(/(?<=[.;!?])\s+|\n/);
  return sentences.flatMap((sentence, place) => {
    const parts = sentence.split(/[,:] | – | \(|\)/);
    return limitSubjects.flatMap((subject) =>
      parts.flatMap((part, index) => {
        const heard = parts.slice(0, index + 1);
        if (!isAbout(heard, subject)) return [];
        const rows = rowsFor(heard, sentences.slice(0, place), subject);
        return figuresIn(part, subject.unit).map((figure) => ({ figure, subject, rows, sentence }));
      }),
    );
  });
}

/** Whether the last part of a sentence is about a subject: by its own words, or by the nearest before that name one. */
function isAbout(parts: readonly string[], { unit, names, not }: LimitSubject): boolean {
  const rivals = limitSubjects.filter((other) => other.unit === unit);
  const naming = parts.findLast((part) => rivals.some((rival) => rival.names.test(part)));
  if (naming === undefined || !names.test(naming)) return false;
  return !not?.test(naming) && !not?.test(parts.at(-1) ?? '');
}

/** The row that the sentence names; if none, that of an earlier sentence, or the general one. */
function rowsFor(
  parts: readonly string[],
  earlier: readonly string[],
  { rows }: LimitSubject,
): readonly LimitRow[] {
  const firm = rows.filter(({ givesWay }) => !givesWay);
  const named = nearest(parts, firm) ?? nearest(parts, rows);
  if (named) return [named];
  const before = nearest(earlier, firm);
  return [...rows.filter(({ of }) => !of), ...(before ? [before] : [])];
}

function nearest(texts: readonly string[], rows: readonly LimitRow[]): LimitRow | undefined {
  const rowOf = (text: string) => rows.find(({ of }) => of?.test(text));
  return rowOf(texts.findLast((text) => rowOf(text)) ?? '');
}
