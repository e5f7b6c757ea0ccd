import { unpackEntries } from '@printpartner/print-search/entries';
import { searchOf, type EntrySearch } from '@printpartner/print-search/search';
import places from 'virtual:search-entries';
import { foundGroups } from '../../features/search/found-groups.ts';
import type { ResultGroup } from '../../features/search/result.ts';

let search: EntrySearch | undefined;

/** What matches of guides, calculators, checklists and screens. Builds the index when it is first used. */
export function findInApp(query: string): ResultGroup[] {
  search ??= searchOf(unpackEntries(places));
  return foundGroups(search.find(query));
}
