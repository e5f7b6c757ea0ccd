import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../entities/session/session-query.ts';
import { ScreenOwner } from './screen-owner.ts';
import { SessionContext } from '../../entities/session/session-context.ts';
import { useSessionFollow } from './use-session-follow.ts';

const longestWaitMs = 3000;
/** One lost answer is no outage. */
const quickTries = 3;
/** A failure says nothing about who is signed in, so the server is asked until it answers. */
const patience = { retry: true, retryDelay: (failures: number) => (failures < quickTries ? 700 : 5000) };

/** Knows who is signed in. Waits 3 s for the server, then goes on without a user; a later answer still counts. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending, failureCount } = useQuery({ ...sessionQuery, ...patience });
  const hasWaited = useHasPassed(longestWaitMs);
  const user = data?.user ?? null;
  const isLoading = isPending && !hasWaited && failureCount <= quickTries;
  const isUnreachable = isPending && !isLoading && failureCount > 0;
  const lost = useSessionFollow(user?.id ?? null);

  const session = useMemo(
    () => ({ user, isLoading, isUnreachable, lost }),
    [user, isLoading, isUnreachable, lost],
  );
  return (
    <SessionContext value={session}>
      <ScreenOwner userId={user?.id} />
      {children}
    </SessionContext>
  );
}

function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
