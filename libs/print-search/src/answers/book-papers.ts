import { isFiller } from './filler-words.ts';
import { FINISH, withWordsBefore, type TypedPaper } from './papers.ts';

type NamedRole = 'body' | 'cover' | 'unclear' | undefined;
type BookPapers = readonly [body: TypedPaper | undefined, cover: TypedPaper | undefined];

const BODY = /\b(?:text|book|inside|body)\b/;
const COVER = /\bcover\b/;
const ROLE_WORD = /^(?:text|inside|body|(?:plus)?cover)$/;
/** What can be between a role and its weight, as in `cover stock on 100#`; `and` begins something else. */
const LINK = /^(?:stock|paper|weight)$/;
const BREAK = /^(?:and|with|&)$/;

/**
 * The text and cover papers of a book. A role before a weight can also be the grade of the paper before it, as `text` in
 * `80# gloss text 100# gloss cover`. Undefined if the words can be read in two ways, or in none.
 */
export function bookPapers([first, second]: readonly TypedPaper[]): BookPapers | undefined {
  if (!first) return [undefined, undefined];
  if (second) return ofTwo(first, second);
  const role = roleOf(first, true);
  if (role === 'unclear') return undefined;
  return role === 'cover' ? [undefined, first] : [first, undefined];
}

function ofTwo(first: TypedPaper, second: TypedPaper): BookPapers | undefined {
  const readings = splitsOf(first.text).flatMap(([own, before]) => {
    // The finish in “80# text silk cover 100#” can be that of either paper.
    const last = own.slice(own.lastIndexOf(' '));
    if (before !== '' && second.unit !== 'points' && FINISH.test(last) && !FINISH.test(second.text))
      return [];
    const papers = [
      { ...first, text: own },
      { ...second, before, text: withWordsBefore(before, second.text) },
    ] as const;
    const [one, two] = [roleOf(papers[0], true, false), roleOf(papers[1], false)];
    if (one === 'unclear' || two === 'unclear' || one === two) return [];
    const isCoverFirst = one === 'cover' || two === 'body';
    const book: BookPapers = isCoverFirst ? [papers[1], papers[0]] : papers;
    return [{ book, named: (one ? 1 : 0) + (two ? 1 : 0) }];
  });
  const most = Math.max(...readings.map(({ named }) => named));
  const [best, ...others] = readings.filter(({ named }) => named === most);
  return others.length > 0 ? undefined : best?.book;
}

/** A text up to the next weight, and the same with its last words as those before that weight. */
function splitsOf(text: string): (readonly [own: string, before: string])[] {
  const words = text.split(/[\s,]+/);
  const splits: [own: string, before: string][] = [[text, '']];
  for (let place = words.length - 1; place > 0; place--) {
    const word = words[place] ?? '';
    if (ROLE_WORD.test(word)) splits.push([words.slice(0, place).join(' '), words.slice(place).join(' ')]);
    else if (BREAK.test(word) || !(LINK.test(word) || isFiller(word))) break;
  }
  return splits;
}

/**
 * What the words before and after the weight say; undefined if they say nothing.
 * @param isFirst no other paper is before it
 */
export function roleOf(
  { before, text, unit, value }: TypedPaper,
  isFirst: boolean,
  isOnly = isFirst,
): NamedRole {
  const typed = namedIn(before.replace('pluscover', 'cover'));
  const after = namedIn(text.slice(text.indexOf(String(value))));
  // Board has no text weight.
  const grade = unit !== 'points' ? after : after === 'body' ? 'unclear' : 'cover';
  // “64 pages plus cover, 80# gloss” says only that there is a cover.
  if (isFirst && before === 'pluscover') return grade ?? 'unclear';
  if (typed === undefined || grade === undefined || typed === grade) return typed ?? grade;
  // A cover can be of text paper, the text hardly of cover stock.
  return typed === 'cover' && grade === 'body' && !isOnly ? typed : 'unclear';
}

function namedIn(words: string): NamedRole {
  const [isBody, isCover] = [BODY.test(words), COVER.test(words)];
  if (isBody && isCover) return 'unclear';
  return isBody ? 'body' : isCover ? 'cover' : undefined;
}
