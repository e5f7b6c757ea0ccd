/** Words that say nothing of a subject. */
const COMMON = new Set(
  (
    'the and for with that this from what which how why when does did can could should would will are was were has have had you your our ' +
    'its it is not but get got use used using want need make made one any all out off too very just about into than then them they there ' +
    'here who may might put puts going goes come comes keep keeps ask since only also more most much many some good best thing things i a ' +
    'an of to in on at by my me we us so do be or as if up no go am paper papers print printed printing printer coating coatings coated coat ' +
    'job piece pieces tell know kind ok okay please hi hey henry sheet press presses stock client card cards explain mean means versus ' +
    'difference between wont usual normal really'
  ).split(' '),
);

const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on top of|on top)\b/g, ' over '],
  [/\b(?:thinnest|thin|fine) (?=lines?)/g, ' '],
  [/\bregistration\b/g, ' register '],
  [/\bfill(?:s|ing)? in\b/g, ' fill '],
  [/\b(?:brittle|splits?)\b/g, ' crack '],
];
const MIN_LENGTH = 4;

/** `curling`, `curls` and `curl` are one word. */
function stem(word: string): string {
  const cut = word.replace(/(?:ations?|ings?|ed|es|s|ly|ers?|able|y|e)$/, '');
  return (cut.length >= MIN_LENGTH ? cut : word.replace(/s$/, '')).replace(/(.)\1$/, '$1').slice(0, 7);
}

/** Stems of the words that say what a text is about. */
function stemsOf(text: string): Set<string> {
  const plain = synonyms.reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    text.toLowerCase().replaceAll('’', "'"),
  );
  const words = plain
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word.length > 2 && !COMMON.has(word) && !COMMON.has(word.replace(/s$/, '')));
  return new Set(words.map(stem));
}

/** Words of a question that aren't in the names it is about. */
export function wordsLeft(question: string, names: string): string[] {
  const own = stemsOf(names);
  return [...stemsOf(question)].filter((word) => !own.has(word));
}

/** A single word must be the same, not only its stem: “perfecting” isn't “perfect”. */
function hasWord(point: string, question: string, word: string): boolean {
  const typed = question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .find((one) => stem(one) === word)
    ?.replace(/s$/, '');
  return typed === undefined || point.toLowerCase().includes(typed);
}

/** Share of a question's words that a sentence must have, and how many, unless the question has fewer. */
const [MIN_SHARE, MIN_WORDS] = [0.4, 2];
const [MAX_COUNT, CLOSE] = [3, 0.7];

/**
 * The sentences that have the words of a question, the best ones first; none if too few words are shared.
 * @param names words that all sentences are about, such as the coating's own name
 */
export function matchingPoints(
  question: string,
  points: readonly string[],
  names: string,
  leastShare = MIN_SHARE,
): string[] {
  const asked = wordsLeft(question, names);
  // A comparison has a sentence for each side.
  const isCompared = /\b(?:differ\w*|versus|vs|compar\w*)\b/.test(question);
  const leastWords = isCompared ? 1 : MIN_WORDS;
  const stems = points.map((point) => ({ point, words: stemsOf(point) }));
  const countOf = (word: string): number => stems.filter(({ words }) => words.has(word)).length;
  const share = isCompared ? Math.min(leastShare, MIN_SHARE) : leastShare;
  const isEnough = (shared: readonly string[]): boolean =>
    shared.length >= share * asked.length &&
    (shared.length >= Math.min(leastWords, asked.length) || shared.some((word) => countOf(word) === 1));
  const scored = stems
    .map(({ point, words }) => {
      const shared = asked.filter(
        (word) => words.has(word) && (asked.length > 1 || hasWord(point, question, word)),
      );
      return { point, shared, score: shared.reduce((sum, word) => sum + 1 + 1 / countOf(word), 0) };
    })
    .filter(({ shared }) => isEnough(shared))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best
    ? scored
        .filter(({ score }) => score >= best.score * (isCompared ? CLOSE / 2 : CLOSE))
        .slice(0, MAX_COUNT)
        .map(({ point }) => point)
    : [];
}
