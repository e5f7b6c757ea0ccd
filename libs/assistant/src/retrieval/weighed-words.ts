import { askingWords, meaningOf } from './asked-words.ts';
import { soughtIn, type Passage, type PassageIndex, type SoughtWord } from './passages.ts';

/** A word of the question, and the passages that have it with what its place there counts. */
export interface WeighedWord {
  isHint: boolean;
  /** No guide has it: the question may be about something else. */
  isUnknown: boolean;
  weight: number;
  found: ReadonlyMap<Passage, number>;
}

const HINT = 0.6;
const UNKNOWN_WORD = 1.2;
/** A measure of the user's own piece is in no guide. */
const FIGURE = /^#?[\d.x]+[a-z#%]*$/;

/** The words of a question that say what it is about, with those of the guides for the same. */
export function weighedWords(text: string, passages: PassageIndex): readonly WeighedWord[] {
  const { rest, words } = meaningOf(text);
  const said = soughtIn(rest, false).filter(({ names }) => !names[0]?.every((term) => askingWords.has(term)));
  return [...said, ...soughtIn(words, true)].map((word) => weighed(word, passages));
}

/** Rare words weigh more; a hint weighs less than what was said. */
function weighed(word: SoughtWord, passages: PassageIndex): WeighedWord {
  const { isHint } = word;
  const found = passages.find(word);
  const isUnknown = found.size === 0 && !isHint && !isFigure(word);
  const rarity = found.size === 0 ? 0 : Math.log(1 + passages.all.length / found.size);
  return { isHint, isUnknown, weight: isUnknown ? UNKNOWN_WORD : rarity * (isHint ? HINT : 1), found };
}

const isFigure = ({ names: [name = []] }: SoughtWord): boolean => name.every((term) => FIGURE.test(term));
