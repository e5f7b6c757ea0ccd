import { limitOf, type Limit, type LimitId } from '@printpartner/print-knowledge/limits';
import { FAILURE, limitSubjects, type LimitRow, type LimitSubject } from './limit-subjects.ts';
import { figuresIn, type FigureUnit } from './sentence-figures.ts';

const MM_IN_INCH = 25.4;

/** A figure of a text that names a limit, and the rows of the table that may have it. */
interface NamedFigure {
  figure: number;
  unit: FigureUnit;
  rows: readonly LimitRow[];
  sentence: string;
  /** All figures of its part of the sentence. */
  figures: readonly number[];
}

/** Figures that the table of limits doesn’t have: `gutter-perfect: 0.5 in in “…”`. */
export function conflictsIn(text: string): string[] {
  return namedFigures(text).flatMap((named) =>
    limitsWith(named).length > 0
      ? []
      : [
          `${named.rows.flatMap(({ limits }) => limits).join(', ')}: ${named.figure} ${named.unit} in “${named.sentence}”`,
        ],
  );
}

/** The limits whose figures a text has, each where a sentence names it. */
export const limitsIn = (text: string): LimitId[] => namedFigures(text).flatMap(limitsWith);

const limitsWith = (named: NamedFigure): LimitId[] =>
  named.rows.flatMap(({ limits }) => limits).filter((id) => hasFigure(limitOf(id), named));

function hasFigure(limit: Limit, { figure, unit, figures, sentence }: NamedFigure): boolean {
  const { value, mm, better, most, fails, secondFrom } = limit;
  // The sourced maximum, and the end of a range, may be advice; alone, a preflight fail is none.
  const isFailNamed = secondFrom !== undefined || figures.includes(value) || FAILURE.test(sentence);
  const allowed = [value, better, most, ...(isFailNamed ? [fails] : [])].filter((one) => one !== undefined);
  if (unit !== 'mm') return allowed.some((one) => isNear(one, figure, 1e-6));
  // Written to a tenth.
  return allowed
    .map((one) => (one === value && mm !== undefined ? mm : one * MM_IN_INCH))
    .some((one) => isNear(one, figure, 0.051));
}

const isNear = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) < tolerance;

function namedFigures(text: string): NamedFigure[] {
  const sentences = text.replaceAll(/\*\*| \(TAC\)/g, '').split(/(?<=[.;!?])\s+|\n/);
  return sentences.flatMap((sentence, place) => {
    const parts = sentence.split(/[,:] | – | \(|\)/);
    return limitSubjects.flatMap((subject) =>
      parts.flatMap((part, index) => {
        const partsSoFar = parts.slice(0, index + 1);
        if (!isAbout(partsSoFar, subject)) return [];
        const rows = rowsFor(partsSoFar, sentences.slice(0, place), subject);
        const units = subject.unit === 'in' ? (['in', 'mm'] as const) : [subject.unit];
        return units.flatMap((unit) => {
          const figures = figuresIn(part, unit);
          return figures.map((figure) => ({ figure, unit, rows, sentence, figures }));
        });
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
  const firm = rows.filter(({ isFallback }) => !isFallback);
  const named = nearest(parts, firm) ?? nearest(parts, rows);
  if (named) return [named];
  const before = nearest(earlier, firm);
  return [...rows.filter(({ words }) => !words), ...(before ? [before] : [])];
}

function nearest(texts: readonly string[], rows: readonly LimitRow[]): LimitRow | undefined {
  const rowOf = (text: string) => rows.find(({ words }) => words?.test(text));
  return rowOf(texts.findLast((text) => rowOf(text)) ?? '');
}
