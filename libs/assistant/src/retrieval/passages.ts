import { conceptsOf, termsOf, type Concept } from '@printpartner/print-search/search';
import type { SearchEntry } from '@printpartner/print-search/entries';

/** One line of an entry, with the titles above it. */
export interface Passage {
  entry: SearchEntry;
  /** Place of the line in its entry; -1 for an entry without lines. */
  line: number;
  inLine: ReadonlySet<string>;
  inTitle: ReadonlySet<string>;
  inPath: ReadonlySet<string>;
}

/** Where a word stands counts: in the line, in the entry's title, in the titles above. */
const LINE = 1;
const TITLE = 1.15;
const PATH = 0.55;

const passagesOf = (entries: readonly SearchEntry[]): readonly Passage[] =>
  entries.flatMap((entry) => {
    const [inTitle, inPath] = [stemsOf(entry.title), stemsOf(entry.path.join(' / '))];
    const lines = entry.lines.length === 0 ? [''] : entry.lines;
    return lines.map((text, line) => ({
      entry,
      line: entry.lines.length === 0 ? -1 : line,
      inLine: stemsOf(text),
      inTitle,
      inPath,
    }));
  });

const stemsOf = (text: string): ReadonlySet<string> => new Set(termsOf(text).map((term) => rootOf(term)));

const KEPT = new Set(
  'folder mailer letter poster paper cover number border layer order laser caliper center corner water printer newsletter flyer'.split(
    ' ',
  ),
);
const SUFFIX = /(?<=[a-z]{4})(?:ations?|ating|ated|ates?|ions?|ings?|ed|ers?|ly|ness|able|e)$/;

/** `lamination`, `laminated` and `laminate` have one root. */
export const rootOf = (term: string): string =>
  /^[a-z]+$/.test(term) && !KEPT.has(term) ? term.replace(SUFFIX, '') : term;

export interface SoughtWord {
  names: readonly (readonly string[])[];
  /** Undefined for a word that only hints at what is meant. */
  isHint: boolean;
}

/** The concepts of a text, each with its other names, as roots. */
export const soughtIn = (text: string, isHint: boolean): SoughtWord[] =>
  conceptsOf(termsOf(text)).map(({ terms, others }: Concept) => ({
    names: [terms, ...others].map((name) => name.map((term) => rootOf(term))),
    isHint,
  }));

export interface PassageIndex {
  all: readonly Passage[];
  of: (entry: SearchEntry) => readonly Passage[];
  /** The passages that have a word, each with what its place counts. */
  find: (word: SoughtWord) => ReadonlyMap<Passage, number>;
}

export function passageIndex(entries: readonly SearchEntry[]): PassageIndex {
  const all = passagesOf(entries);
  const byEntry = Map.groupBy(all, ({ entry }) => entry);
  const byTerm = new Map<string, Passage[]>();
  for (const passage of all)
    for (const term of new Set([...passage.inLine, ...passage.inTitle, ...passage.inPath])) {
      const having = byTerm.get(term);
      if (having) having.push(passage);
      else byTerm.set(term, [passage]);
    }
  return {
    all,
    of: (entry) => byEntry.get(entry) ?? [],
    find: (word) => {
      const found = new Map<Passage, number>();
      for (const [first = ''] of word.names)
        for (const passage of byTerm.get(first) ?? []) {
          const value = found.has(passage) ? 0 : placeValue(word, passage);
          if (value > 0) found.set(passage, value);
        }
      return found;
    },
  };
}

/** 0 if the passage doesn't have it, else by its place. */
function placeValue({ names }: SoughtWord, { inLine, inTitle, inPath }: Passage): number {
  let best = 0;
  for (const [order, name] of names.entries()) {
    const factor = order === 0 ? 1 : 0.85;
    const value = name.every((term) => inTitle.has(term))
      ? TITLE
      : name.every((term) => inLine.has(term))
        ? LINE
        : name.every((term) => inLine.has(term) || inTitle.has(term))
          ? LINE
          : name.every((term) => inPath.has(term) || inTitle.has(term) || inLine.has(term))
            ? PATH
            : 0;
    best = Math.max(best, value * factor);
  }
  return best;
}
