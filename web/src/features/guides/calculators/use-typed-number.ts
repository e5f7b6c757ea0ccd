import { useState } from 'react';
import { noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import { parseInches } from '@printpartner/print-knowledge/measure';
import type { NumberLimits } from '@printpartner/print-search/answers';

/** The text of a number field and its value, or the reason it has none. */
export interface TypedNumber {
  text: string;
  setText: (text: string) => void;
  outcome: Outcome<number>;
  isLength: boolean;
}

const NUMBER_TEXT = /^(?=.*\d)(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/** Common mistakes, and what to enter instead. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^[-−]\s*[\d.,]/, 'Enter 0 or more.'],
  [/^[\d.]+e[-+]?\d+$/i, 'Enter all digits, without an e.'],
  [/^\d*,\d+$/, 'Use a decimal point, such as 0.5.'],
];

const mistakeIn = (text: string): string | undefined => mistakes.find(([pattern]) => pattern.test(text))?.[1];

/** Parses `2,500` or `0.0046`. */
export function readNumber(text: string, { max = 1e9, ...limits }: NumberLimits = {}): Outcome<number> {
  const trimmed = text.trim();
  if (!NUMBER_TEXT.test(trimmed)) return noAnswer(mistakeIn(trimmed) ?? 'Enter a number, such as 100.');
  return checkLimits(Number(trimmed.replaceAll(',', '')), { max, ...limits });
}

/** Parses a length such as `8-1/2` or `8.5`, in inches. */
export function readInches(text: string, { max = 1e4, ...limits }: NumberLimits = {}): Outcome<number> {
  const trimmed = text.trim();
  const length = parseInches(trimmed);
  if (length.ok) return checkLimits(length.value, { max, ...limits });
  const mistake = mistakeIn(trimmed);
  if (mistake !== undefined) return noAnswer(mistake);
  // parseInches reads four digits; more digits are too large, not unreadable.
  return /^\d{5,}$/.test(trimmed) ? checkLimits(Number(trimmed), { max, ...limits }) : length;
}

function checkLimits(
  value: number,
  { min = 0, max = 1e9, over, isWhole = false }: NumberLimits,
): Outcome<number> {
  if (isWhole && !Number.isInteger(value)) return noAnswer('Enter a whole number.');
  if (over !== undefined && value <= over) return noAnswer(`Must be more than ${over}.`);
  if (value < min) return noAnswer(`Must be at least ${limitText(min)}.`);
  if (value > max) return noAnswer(`Must be at most ${limitText(max)}.`);
  return { ok: true, value };
}

const limitText = (limit: number) => limit.toLocaleString('en-US', { maximumFractionDigits: 4 });

/**
 * State of a number field.
 * @param initial its initial text
 * @param filled text from the address, used instead if it is a number within the limits
 */
export function useTypedNumber(initial: string, limits?: NumberLimits, filled?: string): TypedNumber {
  const [text, setText] = useState(() =>
    filled !== undefined && readNumber(filled, limits).ok ? filled : initial,
  );
  return { text, setText, outcome: readNumber(text, limits), isLength: false };
}

/** State of a length field, in inches; accepts fractions. */
export function useTypedInches(initial: string, limits?: NumberLimits, filled?: string): TypedNumber {
  const [text, setText] = useState(() =>
    filled !== undefined && readInches(filled, limits).ok ? filled : initial,
  );
  return { text, setText, outcome: readInches(text, limits), isLength: true };
}

/** The values of several fields; undefined if any is invalid. */
export function valuesOf<Key extends string>(
  fields: Record<Key, TypedNumber>,
): Record<Key, number> | undefined {
  const values: Partial<Record<Key, number>> = {};
  for (const key in fields) {
    const { outcome } = fields[key];
    if (!outcome.ok) return undefined;
    values[key] = outcome.value;
  }
  return isComplete(values, fields) ? values : undefined;
}

function isComplete<Key extends string>(
  values: Partial<Record<Key, number>>,
  fields: Record<Key, TypedNumber>,
): values is Record<Key, number> {
  return Object.keys(values).length === Object.keys(fields).length;
}
