import type { SearchEntry } from '@printpartner/print-search/entries';
import type { FoundEntry } from '@printpartner/print-search/search';
import type { ResultGroup } from './result.ts';

const names: Readonly<Record<SearchEntry['kind'], string>> = {
  guide: 'Guides',
  calculator: 'Calculators',
  checklist: 'Checklists',
  screen: 'Screens',
  project: 'Your projects',
  sheet: 'Your spec sheets',
  result: 'Your preflight results',
};

/** What was found, by kind; the kind of the best one first. */
export function foundGroups(found: readonly FoundEntry[]): ResultGroup[] {
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  const idOf = uniqueIds();
  return kinds.map((kind) => ({
    name: names[kind],
    results: found
      .filter(({ entry }) => entry.kind === kind)
      .map(({ entry, lines }) => ({
        id: idOf(`${kind}-${entry.address}`),
        title: entry.title,
        place: entry.path.join(' › '),
        lines,
        address: entry.address,
      })),
  }));
}

/** The kept results of a project have its address; what opens the same place is numbered. */
function uniqueIds(): (base: string) => string {
  const counts = new Map<string, number>();
  return (base) => {
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}
