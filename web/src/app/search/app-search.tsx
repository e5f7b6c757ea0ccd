import { useCallback } from 'react';
import places from 'virtual:search-entries';
import { unpackEntries } from '@printpartner/print-search/entries';
import { type EntrySearch, searchOf } from '@printpartner/print-search/search';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { foundGroups } from '../../features/search/found-groups.ts';
import type { ResultGroup } from '../../features/search/result.ts';
import { useFollowAddress } from './use-follow-address.ts';
import { useOwnSearch } from './use-own-search.ts';

interface AppSearchProps {
  /** Empty for a visitor. */
  userId: string;
  onClose: () => void;
}

/** Search with what only the app as a whole knows: what there is to find, and how it opens. */
export function AppSearch({ userId, onClose }: AppSearchProps) {
  const follow = useFollowAddress();
  const { find: findOwn, unsearched } = useOwnSearch(userId);
  const find = useCallback(
    (query: string) => {
      const { first, after } = findOwn(query);
      return [...first, ...findInApp(query), ...after];
    },
    [findOwn],
  );
  return (
    <SearchDialog
      userId={userId}
      find={find}
      unsearched={unsearched}
      onOpen={(address) => {
        onClose();
        follow(address);
      }}
      onClose={onClose}
    />
  );
}

let search: EntrySearch | undefined;

/** What matches of guides, calculators, checklists and screens. Builds the index when it is first used. */
function findInApp(query: string): ResultGroup[] {
  search ??= searchOf(unpackEntries(places));
  return foundGroups(search.find(query));
}
