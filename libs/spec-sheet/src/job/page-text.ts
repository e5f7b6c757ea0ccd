import { numeralValue } from '@printpartner/print-knowledge/measure';
import { hasNegative } from './negative-text.ts';

/** More is a slip of the keyboard. */
const MAX_PAGES = 10_000;
const LEAVES = /\blea(?:f|ves)\b/i;
const PAGES = /\d ?(?:pages?|pp|pgs?)\b/i;
const NUMBERS = /\d(?:[\d.,]*\d)?/g;
/** What else a booklet is counted in, of several pages each, anywhere in the text. */
const OTHER_COUNT =
  /\b(?:sheets?|spreads?|sig(?:nature)?s?|forms?|folios?|sections?|plates?|panels?|copies|books?|sets?|months?)\b/i;
/** A word directly after the count is of pages or leaves, or goes on about them. */
const COUNTED = /\d[ -]?(?!\d)(\p{L}+)/u;
const PAGE_WORD =
  /^(?:p|pp|pgs?|pages?|pagers?|sides?|lea(?:f|fs|ves)|self|plus|text|inside|interior|inner|body|incl\w*|w|with|without|and|not|numbered|total|in|colou?rs?|bw?|black|cmyk|printed|final|finished|trimmed)$/i;
/** A count that is open, or a part of another number: `up to 48`, `about 16`, `16+`, `16k`, `16½`. */
const inexact: readonly RegExp[] = [
  /\b(?:up to|at (?:most|least)|max(?:imum)?|min(?:imum)?|over|under|(?:more|less|fewer) than)\b|[<>≤≥]/i,
  /\b(?:about|around|appr(?:ox\w*)?|circa|ca?(?=[. ]+\d)|roughly|or (?:so|more|less|fewer))\b|[~≈±]/i,
  /\d ?(?:ish|k|m|%|"|in|mm)\b|\d ?\+(?! ?\w)|\d ?\?|\d ?[-–—]\s*$|\p{No}/iu,
];

/**
 * Pages from a count as typed: `16`, `16 pages`, `16pp plus cover`. A leaf has two pages; `isLeaves` if the form counts
 * in leaves. Undefined unless there is exactly one whole number above 0, and for a count of sheets, spreads or
 * signatures, or of pages where the form says leaves.
 */
export function pagesOf(text: string, isLeaves = false): number | undefined {
  const [number = '', ...others] = text.match(NUMBERS) ?? [];
  const count = numeralValue(number) ?? 0;
  if (others.length > 0 || !Number.isInteger(count) || count < 1 || count > MAX_PAGES) return undefined;
  if (hasNegative(text) || OTHER_COUNT.test(text) || inexact.some((pattern) => pattern.test(text)))
    return undefined;
  const [, word] = COUNTED.exec(text) ?? [];
  if (word !== undefined && !PAGE_WORD.test(word)) return undefined;
  if (isLeaves && PAGES.test(text)) return undefined;
  return isLeaves || isLeafCount(text) ? count * 2 : count;
}

/** Whether a count is of leaves, by its own words. */
export const isLeafCount = (text: string): boolean => LEAVES.test(text);
