import type { ChatSource } from '@printpartner/contracts/types';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { termsOf } from '@printpartner/print-search/search';
import { passageIndex, type PassageIndex } from './passages.ts';
import type { Citation } from '../skills/skill.ts';

/** The entries of the guides: to search, and to cite. */
export interface GuideEntries {
  all: readonly SearchEntry[];
  passages: PassageIndex;
  /** Undefined if there is no such entry: these entries are of another build than the code. */
  cite: (citation: Citation) => ChatSource | undefined;
  /** The entries directly below this one. */
  childrenOf: (entry: SearchEntry) => readonly SearchEntry[];
  /** The terms of all titles. */
  words: () => ReadonlySet<string>;
}

export function guideEntries(all: readonly SearchEntry[]): GuideEntries {
  const byTitle = Map.groupBy(all, ({ title }) => title);
  const byPath = Map.groupBy(all, ({ path }) => path.join('\n'));
  let words: ReadonlySet<string> | undefined;
  return {
    all,
    passages: passageIndex(all),
    cite: ({ entry, place = '', as }) => {
      const found = byTitle.get(entry)?.find(({ path }) => path.join(' › ').includes(place));
      return found && { title: as ?? sourceTitle(found), address: found.address };
    },
    childrenOf: ({ path, title }) => byPath.get([...path, title].join('\n')) ?? [],
    words: () => (words ??= new Set(all.flatMap(({ title }) => termsOf(title)))),
  };
}

/** `100# Cover, Paper By Weight`. */
export function sourceTitle({ title, path }: SearchEntry): string {
  const place = path.at(-1);
  return place === undefined || place === title ? title : `${title}, ${place}`;
}
