import { conceptsOf } from './synonyms.ts';
import { stemOf, termsOf } from './terms.ts';

export interface TextPiece {
  text: string;
  /** It is what was looked for, or another name for it. */
  isHit: boolean;
}

/** The shortest beginning of a word that is marked. */
const MIN_BEGINNING = 3;
/** `8-1/2 × 11-3/4` has six. */
const MAX_WORDS_OF_MEASURE = 6;

const WORD = /#?[\p{L}\p{N}]+(?:\.\p{N}+)*#?/gu;
const MEASURE_START = /^(?:#|\p{N}|\p{L}-\p{N}|no\b|number\b)/iu;

/** A text in pieces, with the words and measures marked that a query looks for. */
export function hitsIn(text: string, query: string): TextPiece[] {
  const isWanted = wantedBy(query);
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const pieces: TextPiece[] = [];
  let at = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), isHit });
    at = end;
  };
  for (const [place, { start }] of words.entries()) {
    if (start < at) continue;
    const ends = words.slice(place, place + MAX_WORDS_OF_MEASURE).map(({ end }) => end);
    const hitEnd = ends.find((end) => isWanted(text.slice(start, end), end === ends[0]));
    if (hitEnd === undefined) continue;
    add(start, false);
    add(hitEnd, true);
  }
  add(text.length, false);
  return pieces;
}

function wantedBy(query: string): (part: string, isWord: boolean) => boolean {
  const typed = termsOf(query);
  const wanted = new Set(conceptsOf(typed).flatMap(({ terms, others }) => [...terms, ...others.flat()]));
  const hasMeasure = typed.some((term) => /\d/.test(term));

  function isWantedWord(word: string): boolean {
    const term = stemOf(word.toLowerCase());
    return wanted.has(term) || typed.some((one) => one.length >= MIN_BEGINNING && term.startsWith(one));
  }

  function isWantedMeasure(part: string): boolean {
    if (!hasMeasure || !MEASURE_START.test(part)) return false;
    const [measure, ...others] = termsOf(part);
    return measure !== undefined && others.length === 0 && /\d/.test(measure) && wanted.has(measure);
  }

  return (part, isWord) => (isWord && isWantedWord(part)) || isWantedMeasure(part);
}
