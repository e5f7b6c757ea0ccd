import { useState } from 'react';
import { noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import { parseInches } from '@printpartner/print-knowledge/measure';

/** What stands in a number field, and the number in it, or why there is none. */
export interface TypedNumber {
  text: string;
  setText: (text: string) => void;
  outcome: Outcome<number>;
  isLength: boolean;
}

export interface NumberLimits {
  min?: number;
  max?: number;
  /** The number must be more than this, not as much. */
  over?: number;
  /** Without a fraction: pages, copies. */
  isWhole?: boolean;
}

const numberText = /^(?=.*\d)(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/** What many type that is no number here, and what to write instead. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/^[-−]\s*[\d.,]/, 'Write a number of 0 or more.'],
  [/^[\d.]+e[-+]?\d+$/i, 'Write all digits, without an e.'],
  [/^\d*,\d+$/, 'Write decimals with a point, such as 0.5.'],
];

const slipIn = (plain: string): string | undefined => slips.find(([slip]) => slip.test(plain))?.[1];

/** Reads `2,500` or `0.0046`; the reason otherwise. */
export function readNumber(text: string, { max = 1e9, ...limits }: NumberLimits = {}): Outcome<number> {
  const plain = text.trim();
  if (!numberText.test(plain)) return noAnswer(slipIn(plain) ?? 'Write a number, such as 100.');
  return within(Number(plain.replaceAll(',', '')), { max, ...limits });
}

/** Reads a length as designers write it, `8-1/2` or `8.5`. */
export function readInches(text: string, { max = 1e4, ...limits }: NumberLimits = {}): Outcome<number> {
  const plain = text.trim();
  const length = parseInches(plain);
  if (length.ok) return within(length.value, { max, ...limits });
  const slip = slipIn(plain);
  if (slip !== undefined) return noAnswer(slip);
  // Longer than a length is read: too large, not unreadable.
  return /^\d{5,}$/.test(plain) ? within(Number(plain), { max, ...limits }) : length;
}

function within(value: number, { min = 0, max = 1e9, over, isWhole = false }: NumberLimits): Outcome<number> {
  if (isWhole && !Number.isInteger(value)) return noAnswer('Write a whole number.');
  if (over !== undefined && value <= over) return noAnswer(`More than ${over}.`);
  if (value < min) return noAnswer(`At least ${min.toLocaleString('en-US', { maximumFractionDigits: 4 })}.`);
  if (value > max) return noAnswer(`At most ${max.toLocaleString('en-US', { maximumFractionDigits: 4 })}.`);
  return { ok: true, value };
}

/** State of a field for a number. @param first what stands in it at first */
export function useTypedNumber(first: string, limits?: NumberLimits): TypedNumber {
  const [text, setText] = useState(first);
  return { text, setText, outcome: readNumber(text, limits), isLength: false };
}

/** State of a field for a length in inches, which may be a fraction. */
export function useTypedInches(first: string, limits?: NumberLimits): TypedNumber {
  const [text, setText] = useState(first);
  return { text, setText, outcome: readInches(text, limits), isLength: true };
}
