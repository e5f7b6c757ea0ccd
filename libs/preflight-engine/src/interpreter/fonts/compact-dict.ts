import { FontBytes } from './font-bytes.ts';

/** Operators by name. Adobe Technical Note 5176, tables 9, 10 and 23; those of two bytes are 1,200 more. */
const operators = {
  charset: 15,
  Encoding: 16,
  CharStrings: 17,
  Private: 18,
  Subrs: 19,
  FontMatrix: 1_207,
  ROS: 1_230,
  FDArray: 1_236,
  FDSelect: 1_237,
} as const;
type Key = keyof typeof operators;

/** Bytes: a real DICT has at most a few hundred. */
const MAX_DICT = 4_096;

/** A DICT of a CFF font. */
export interface CompactDict {
  has(key: Key): boolean;
  /** The operands; none if it is absent. */
  numbers(key: Key): readonly number[];
  /** The only operand, or 0. */
  number(key: Key): number;
}

export function dictOf(all: Uint8Array): CompactDict {
  const bytes = all.subarray(0, MAX_DICT);
  const font = new FontBytes(bytes);
  const entries = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = font.byte(at);
    if (first <= 21) {
      entries.set(first === 12 ? 1_200 + font.byte(at + 1) : first, operands);
      operands = [];
      at += first === 12 ? 2 : 1;
    } else if (first === 30) {
      const { value, end } = realAt(font, at + 1);
      operands.push(value);
      at = end;
    } else {
      operands.push(integerAt(font, at, first));
      at += first === 28 ? 3 : first === 29 ? 5 : first < 247 ? 1 : 2;
    }
  }
  const numbers = (key: Key) => entries.get(operators[key]) ?? [];
  return { has: (key) => entries.has(operators[key]), numbers, number: (key) => numbers(key)[0] ?? 0 };
}

function integerAt(font: FontBytes, at: number, first: number): number {
  if (first === 28) return font.signed(at + 1);
  if (first === 29) return font.long(at + 1) | 0;
  if (first < 247) return first - 139;
  const second = font.byte(at + 1);
  return first < 251 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108;
}

/** Half-bytes of a decimal number, which 15 ends. */
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];

function realAt(font: FontBytes, start: number): { value: number; end: number } {
  let text = '';
  for (let at = start; at < font.bytes.length; at += 1)
    for (const digit of [font.byte(at) >> 4, font.byte(at) & 15]) {
      if (digit === 15) return { value: Number(text) || 0, end: at + 1 };
      text += DIGITS[digit] ?? '';
    }
  return { value: 0, end: font.bytes.length };
}

/** An INDEX of a CFF font. Its items are cut out on demand, because they may overlap: a small font can claim gigabytes. */
export interface CompactIndex {
  count: number;
  /** Undefined beyond the count. */
  item(index: number): Uint8Array | undefined;
  /** Where the next structure begins. */
  end: number;
}

export function indexAt(font: FontBytes, at: number): CompactIndex {
  const count = font.word(at);
  const size = font.byte(at + 2);
  if (count === 0 || size < 1 || size > 4 || at >= font.bytes.length)
    return { count: 0, item: () => undefined, end: at + 2 };
  const start = at + 2 + (count + 1) * size;
  const offset = (index: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte += 1) value = value * 256 + font.byte(at + 3 + index * size + byte);
    return start + value;
  };
  return {
    count,
    item: (index) =>
      Number.isInteger(index) && index >= 0 && index < count
        ? font.bytes.subarray(offset(index), offset(index + 1))
        : undefined,
    end: offset(count),
  };
}
