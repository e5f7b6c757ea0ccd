import type { Provenance } from '@printpartner/print-knowledge/figures';
import { isWithin, measureOf, type NumberLimits } from '@printpartner/print-knowledge/measure';
import { fieldLimits, type FieldTexts, type FilledCalculator } from './calculator-fields.ts';
import { dielineAddress, dielineLimits, type DielineKind, type DielineTexts } from './dieline-address.ts';

/** What a query that is a calculation comes to, and the calculator or dieline that shows it in full. */
export interface Answer {
  /** `Spine of 120 pages, 80# gloss text`. */
  title: string;
  /** The figure with its unit, `0.210 in`; several figures in one line, `270 gsm`. */
  figure: string;
  /** `120 ÷ 2 × 0.0035 = 0.2100`. Undefined where a figure is read, not calculated. */
  arithmetic?: string;
  /** What was assumed because the query doesn't say it, a sentence each. */
  assumed: readonly string[];
  sources: readonly Provenance[];
  /** Undefined for a conversion of lengths, for which there is no calculator. */
  opens?: Opened;
}

export type Opened = OpenedCalculator | OpenedDieline;

/** A calculator with everything that the figure depends on, also what was assumed. */
export interface OpenedCalculator {
  calculator: FilledCalculator;
  /** Fields by name: `{ pages: '120', text: '80# gloss text' }`. */
  values: Readonly<Record<string, string>>;
}

/** A dieline to size. */
export interface OpenedDieline {
  dieline: DielineKind;
  /** Fields by name: `{ fold: 'gate', width: '17', height: '11' }`. */
  values: Readonly<Record<string, string>>;
}

/** @param values only fields that this calculator has */
export function opening<Id extends FilledCalculator>(
  calculator: Id,
  values: FieldTexts<Id>,
): OpenedCalculator {
  return { calculator, values: filledIn(values) };
}

/** @param values only fields that this dieline has */
export function openingDieline<Kind extends DielineKind>(
  dieline: Kind,
  values: DielineTexts<Kind>,
): OpenedDieline {
  return { dieline, values: filledIn(values) };
}

function filledIn(values: object): Record<string, string> {
  const filled = Object.entries<string | undefined>({ ...values }).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );
  return Object.fromEntries(filled);
}

/** Whether the calculator or dieline accepts every value, so that it shows the same figure. */
export function isAccepted(opened: Opened): boolean {
  const limits: Readonly<Record<string, NumberLimits>> =
    'dieline' in opened ? dielineLimits[opened.dieline] : fieldLimits[opened.calculator];
  return Object.entries(limits).every(([field, accepted]) => {
    const text = opened.values[field];
    // Only lengths are filled in with a unit.
    const value = text === undefined ? undefined : measureOf('length', text);
    return text === undefined || (value !== undefined && isWithin(value, accepted));
  });
}

/** Address of the filled calculator or dieline: `/?calculators=spine&pages=120`. */
export function addressOf(opened: Opened): string {
  if ('dieline' in opened) return dielineAddress(opened.dieline, opened.values);
  return `/?${new URLSearchParams({ calculators: opened.calculator, ...opened.values }).toString()}`;
}
