import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from './api/session-query.ts';
import { forgetUser } from './forget-user.ts';
import { SessionContext } from './session-context.ts';

const longestWaitMs = 3000;

/** Knows who is signed in. Waits 3 s for the server, then goes on without a user; a later answer still counts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(sessionQuery);
  const hasWaited = useHasPassed(longestWaitMs);
  const user = data?.user ?? null;
  const isLoading = isPending && !hasWaited;

  const lastUserId = useRef<string | null>(null);
  useEffect(() => {
    const gone = lastUserId.current;
    lastUserId.current = user?.id ?? null;
    if (gone && gone !== user?.id) void forgetUser(queryClient, gone);
  }, [user?.id, queryClient]);

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
