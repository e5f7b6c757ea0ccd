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
  /** Without a fraction: pages, copies. */
  isWhole?: boolean;
}

const numberText = /^(?=.*\d)(\d{1,9}|\d{1,3}(,\d{3}){1,2})?(\.\d{1,6})?$/;

/** Reads `2,500` or `0.0046`; the reason otherwise. */
export function readNumber(
  text: string,
  { min = 0, max = 1e9, isWhole = false }: NumberLimits = {},
): Outcome<number> {
  const plain = text.trim();
  if (plain === '' || !numberText.test(plain)) return noAnswer('Write a number, such as 100.');
  return within(Number(plain.replaceAll(',', '')), { min, max, isWhole });
}

/** Reads a length as designers write it, `8-1/2` or `8.5`. */
export function readInches(text: string, { min = 0, max = 1e4 }: NumberLimits = {}): Outcome<number> {
  const length = parseInches(text);
  return length.ok ? within(length.value, { min, max }) : length;
}

function within(value: number, { min = 0, max = 1e9, isWhole = false }: NumberLimits): Outcome<number> {
  if (isWhole && !Number.isInteger(value)) return noAnswer('Write a whole number.');
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
