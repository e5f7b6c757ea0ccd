import type { Question } from '../../../question/question.ts';

/** Words of binding and folding that are often misspelled. Short or everyday words would correct others to them. */
const words = (
  'saddle stitch stitched stitching stapled staples perfect binding bound spiral hardcover hardback signature signatures ' +
  'spine margin gutter booklet booklets brochure brochures accordion concertina french pocket pockets panel panels ' +
  'folded folding scoring allowance catalog magazine cookbook calendar shingling thickness parallel perforated layflat ' +
  'paperback softcover creep endsheets crossover portfolio yearbook'
).split(' ');
const known = new Set([
  ...words,
  ...'switch stretch stable panes sound bounds brand bonded building paddle spiral pocked special portable catalogs magazines switched stitches'.split(
    ' ',
  ),
]);

/** The question with misspelled words of the trade corrected: `sadle stich`, `acordian`. */
export function respelled(question: Question): Question {
  const text = question.text.replace(
    /(?<![\p{L}\p{N}#])\p{L}{5,}(?![\p{L}\p{N}])/gu,
    (word) => nearest(word) ?? word,
  );
  return text === question.text ? question : { ...question, text };
}

const seen = new Map<string, string | undefined>();
const KEPT = 5000;

function nearest(word: string): string | undefined {
  if (known.has(word) || known.has(word.replace(/s$/, ''))) return undefined;
  if (seen.has(word)) return seen.get(word);
  const most = word.length >= 9 ? 2 : 1;
  const matches = words.filter((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= most);
  const found = matches.find((one) => distance(one, word) <= most);
  if (seen.size >= KEPT) seen.clear();
  seen.set(word, found);
  return found;
}

/** Letters to add, drop, replace, or swap with the next one. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]];
      const changed = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? (twoAbove[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? other.length;
}
