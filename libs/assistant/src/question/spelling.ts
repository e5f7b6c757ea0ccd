import { everydayWords, spellings, tradeWords } from './trade-words.ts';

const WORD = /[\p{L}][\p{L}'-]*/gu;
const MIN_LETTERS = 5;
/** So many letters may have two mistakes. */
const LONG = 9;
const known = new Set(tradeWords);
const corrections = new Map<string, string>();
const MAX_KEPT = 2_000;

/** A lowercase text with the trade's words spelled right: `sadle stich` is `saddle stitch`. */
export const corrected = (text: string): string => text.replace(WORD, correctedWord);

function correctedWord(word: string): string {
  if (Object.hasOwn(spellings, word)) return spellings[word] ?? word;
  if (word.length < MIN_LETTERS || isKnown(word)) return word;
  let right = corrections.get(word);
  if (right === undefined) {
    right = nearest(word) ?? word;
    if (corrections.size < MAX_KEPT) corrections.set(word, right);
  }
  return right;
}

const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers', 'ly'];

/** Whether a lowercase word is one of the trade or an everyday one that we list. */
export function isKnown(word: string): boolean {
  if (known.has(word) || everydayWords.has(word)) return true;
  return endings.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some(
      (one) => known.has(one) || everydayWords.has(one),
    );
  });
}

/** The only word of the trade within one mistake, or two in a long word. */
function nearest(word: string): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let least = most + 1;
  let isTie = false;
  for (const candidate of tradeWords) {
    if (Math.abs(candidate.length - word.length) > most || candidate[0] !== word[0]) continue;
    const mistakes = distance(word, candidate, most);
    if (mistakes < least) [best, least, isTie] = [candidate, mistakes, false];
    else if (mistakes === least && mistakes <= most && candidate !== best) isTie = true;
  }
  return isTie ? undefined : best;
}

/** Mistakes between two words: letters added, left out, changed, or swapped with the next (optimal string alignment). */
function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    [before, last] = [last, current];
  }
  return last[other.length] ?? most + 1;
}
