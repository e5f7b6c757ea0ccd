import { useCallback } from 'react';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { findInApp } from './find-in-app.ts';
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
