import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from './api/session-query.ts';
import { expectUser } from '../../api/expected-user.ts';
import { forgetUser } from './forget-user.ts';
import { onOtherTabs, tellOtherTabs } from './session-channel.ts';
import { SessionContext } from './session-context.ts';

const longestWaitMs = 3000;
/** One lost answer must not look like nobody; the wait above ends it. */
const patience = { retry: 3, retryDelay: 700 };

/** Knows who is signed in. Waits 3 s for the server, then goes on without a user; a later answer still counts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery({ ...sessionQuery, ...patience });
  const hasWaited = useHasPassed(longestWaitMs);
  const user = data?.user ?? null;
  const isLoading = isPending && !hasWaited;

  const lastUserId = useRef<string | null>(null);
  useEffect(() => {
    const gone = lastUserId.current;
    const now = user?.id ?? null;
    lastUserId.current = now;
    expectUser(now ?? undefined);
    if (gone === now) return;
    tellOtherTabs(now);
    if (gone) void forgetUser(queryClient, gone);
    // Somebody else took over in another tab: nothing on this screen may stay.
    if (gone && now) window.location.replace('/');
  }, [user?.id, queryClient]);

  useEffect(
    () =>
      onOtherTabs(
        (userId) => userId === lastUserId.current,
        () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ),
    [queryClient],
  );

  const session = useMemo(() => ({ user, isLoading }), [user, isLoading]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
