import type { Provenance } from '@printpartner/print-knowledge/figures';
import {
  fieldLimits,
  type FieldTexts,
  type FilledCalculator,
  type NumberLimits,
} from './calculator-fields.ts';

/** What a query that is a calculation comes to, and the calculator that shows it in full. */
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
  opens?: OpenedCalculator;
}

/** A calculator with everything that the figure depends on, also what was assumed. */
export interface OpenedCalculator {
  calculator: FilledCalculator;
  /** Fields by name: `{ pages: '120', text: '80# gloss text' }`. */
  values: Readonly<Record<string, string>>;
}

/** @param values only fields that this calculator has */
export function opening<Id extends FilledCalculator>(
  calculator: Id,
  values: FieldTexts<Id>,
): OpenedCalculator {
  const filled = Object.entries<string | undefined>(values).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );
  return { calculator, values: Object.fromEntries(filled) };
}

/** Whether the calculator accepts every value, so that it shows the same figure. */
export function isAccepted({ calculator, values }: OpenedCalculator): boolean {
  const limits: Readonly<Record<string, NumberLimits>> = fieldLimits[calculator];
  return Object.entries(limits).every(([field, { min = 0, max = 1e9, over = -1 }]) => {
    const value = values[field];
    return value === undefined || (+value >= min && +value <= max && +value > over);
  });
}

/** Address of the filled calculator: `/?calculators=spine&pages=120`. */
export function addressOf({ calculator, values }: OpenedCalculator): string {
  return `/?${new URLSearchParams({ calculators: calculator, ...values }).toString()}`;
}
