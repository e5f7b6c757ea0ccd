import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './api/session-query.ts';
import { SessionContext } from './session-context.ts';
import { useSessionFollow } from './use-session-follow.ts';

const longestWaitMs = 3000;
/** One lost answer must not look like nobody; the wait above ends it. */
const patience = { retry: 3, retryDelay: 700 };

/** Knows who is signed in. Waits 3 s for the server, then goes on without a user; a later answer still counts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery({ ...sessionQuery, ...patience });
  const hasWaited = useHasPassed(longestWaitMs);
  const user = data?.user ?? null;
  const isLoading = isPending && !hasWaited;
  const lost = useSessionFollow(user?.id ?? null);

  const session = useMemo(() => ({ user, isLoading, lost }), [user, isLoading, lost]);
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
