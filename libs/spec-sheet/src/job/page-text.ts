import { hasNegative } from './negative-text.ts';

/** More is a slip of the keyboard. */
const MOST_PAGES = 10_000;
const MOST_COPIES = 100_000_000;
const LEAVES = /\blea(?:f|ves)\b/i;
const QUANTITY = /^(\d[\d,]*) ?(k)?(?: ?(?:copies|pieces|pcs|each|ea|sets|books|units)\.?)?$/i;
const THOUSAND = 1_000;

/**
 * Pages from a count as typed: `16`, `16 pages`, `16pp plus cover`. A leaf has two pages; `isLeaves` if the form counts
 * in leaves. Undefined unless there is exactly one whole number above 0.
 */
export function pagesOf(text: string, isLeaves = false): number | undefined {
  const [number, ...others] = text.replaceAll(',', '').match(/\d+/g) ?? [];
  const count = Number(number);
  if (others.length > 0 || hasNegative(text) || !(count >= 1 && count <= MOST_PAGES)) return undefined;
  return isLeaves || isLeafCount(text) ? count * 2 : count;
}

/** Whether a count is of leaves, by its own words. */
export const isLeafCount = (text: string): boolean => LEAVES.test(text);

/** Whole copies from a quantity as typed: `2,500`, `5k`, `1000 copies`. */
export function copiesOf(text: string): number | undefined {
  const [, number = '', thousand] = QUANTITY.exec(text.trim()) ?? [];
  const count = Number(number.replaceAll(',', '')) * (thousand ? THOUSAND : 1);
  return Number.isInteger(count) && count > 0 && count <= MOST_COPIES ? count : undefined;
}
