import { isNamed, type FoundEntry } from '@printpartner/print-search/search';
import { foundGroups } from '../../features/search/found-groups.ts';
import type { ResultGroup } from '../../features/search/result.ts';

export interface OwnGroups {
  /** Kinds of which the query names one: its title, customer, printing company, estimate number or project. */
  first: readonly ResultGroup[];
  /** Kinds that only mention or resemble it; guides are more likely what is looked for. */
  after: readonly ResultGroup[];
}

/** The user's own by kind, in front of the guides or after them. */
export function ownGroups(found: readonly FoundEntry[], query: string): OwnGroups {
  const isMeant = ({ entry }: FoundEntry) => isNamed([entry.title, ...(entry.names ?? [])], query);
  const meant = found.filter((one) => isMeant(one));
  const kinds = new Set(meant.map(({ entry }) => entry.kind));
  const others = found.filter((one) => !meant.includes(one));
  return {
    first: foundGroups([...meant, ...others.filter(({ entry }) => kinds.has(entry.kind))]),
    after: foundGroups(others.filter(({ entry }) => !kinds.has(entry.kind))),
  };
}
