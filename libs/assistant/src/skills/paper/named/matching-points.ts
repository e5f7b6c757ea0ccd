/** Words that say nothing of a subject. */
const COMMON = new Set(
  (
    'the and for with that this from what which how why when does did can could should would will are was were has have had you your our ' +
    'its it is not but get got use used using want need make made one any all out off too very just about into than then them they there ' +
    'here who may might put puts going goes come comes keep keeps ask since only also more most much many some good best thing things i a ' +
    'an of to in on at by my me we us so do be or as if up no go am paper papers print printed printing printer coating coatings coated coat ' +
    'job piece pieces tell know kind ok okay please hi hey henry sheet press presses stock client card cards'
  ).split(' '),
);

const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on top of|on top)\b/g, ' over '],
  [/\b(?:thinnest|thin|fine) (?=lines?)/g, ' '],
  [/\bfill(?:s|ing)? in\b/g, ' fill '],
  [/\bbrittle|\bsplits?\b/g, ' crack '],
  [/\bconsistent\b/g, ' consistency '],
];

const stem = (word: string): string =>
  word.replace(/(?:ations?|ings?|ed|es|s|ly|ers?|able|y|e)$/, '').slice(0, 7);

/** Stems of the words that say what a text is about. */
function stemsOf(text: string): Set<string> {
  const plain = synonyms.reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    text.toLowerCase().replaceAll('’', "'"),
  );
  const words = plain.split(/[^\p{L}\p{N}/]+/u).filter((word) => word.length > 2 && !COMMON.has(word));
  return new Set(words.map(stem).filter((word) => word.length > 2));
}

/** How many of the question's words must be in a point, rare ones counting more. */
const LEAST = 1;

/**
 * The sentences that have the words of a question, the best ones first; none if no word is shared.
 * @param names words that all sentences are about, such as the coating's own name
 */
export function matchingPoints(question: string, points: readonly string[], names: string): string[] {
  const own = stemsOf(names);
  const asked = [...stemsOf(question)].filter((word) => !own.has(word));
  const stems = points.map((point) => ({ point, words: stemsOf(point) }));
  const weightOf = (word: string): number => {
    const count = stems.filter(({ words }) => words.has(word)).length;
    return count === 0 ? 0 : 1 + 1 / count;
  };
  const scored = stems
    .map(({ point, words }) => ({
      point,
      score: asked.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0),
    }))
    .filter(({ score }) => score > LEAST)
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best
    ? scored
        .filter(({ score }) => score >= best.score * CLOSE)
        .slice(0, MOST)
        .map(({ point }) => point)
    : [];
}

const MOST = 3;
const CLOSE = 0.7;
