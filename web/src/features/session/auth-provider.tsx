import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { dropKeptUser, keepUser, readKeptUser } from '../../entities/session/kept-user.ts';
import { sessionQuery } from '../../entities/session/session-query.ts';
import { SessionContext } from '../../entities/session/session-context.ts';
import { useOnline } from '../../ui/use-online.ts';
import { expectUser } from '../../platform/api/expected-user.ts';
import { retryUntilLoaded } from '../../platform/lazy/retry-until-loaded.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { forgetExpired } from './forget-user.ts';
import { useSessionFollow } from './use-session-follow.ts';

const MAX_WAIT_MS = 3000;
/** The first retries come quickly, because a single failure is rarely an outage. */
const QUICK_TRIES = 3;
/** A failure doesn't mean that nobody is signed in, so the request is retried until the server answers. */
const retryOptions = { retry: true, retryDelay: (failures: number) => (failures < QUICK_TRIES ? 700 : 5000) };

/** Without an answer for so long, the app opens with the user who was signed in here last. */
const KEPT_WAIT_MS = 1000;

/**
 * Provides the session. If the server can't be reached or is slow, the user who was signed in here last counts as signed
 * in. Where nobody was, waits 3 s, then continues without a user. A later answer still applies.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending, failureCount } = useQuery({ ...sessionQuery, ...retryOptions });
  const hasWaited = useHasPassed(MAX_WAIT_MS);
  const [lastUser] = useState(readKeptUser);
  // Not before the server had a chance to answer: it may be another user by now.
  const hasWaitedForKept = useHasPassed(KEPT_WAIT_MS);
  const isOnline = useOnline();
  const isLate = hasWaitedForKept || failureCount > 0 || !isOnline;
  const kept = isLate ? lastUser : null;
  const user = data === undefined ? kept : data.user;
  const isLoading = isPending && !user && !hasWaited && failureCount <= QUICK_TRIES;
  const isUnreachable = isPending && !user && !isLoading && failureCount > 0;
  const lost = useSessionFollow(user?.id ?? null);
  useKeptUser(data);
  useOutbox(user?.id ?? null);

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

/** Remembers what the server said last, for the next visit. */
function useKeptUser(answer: { user: User | null } | undefined): void {
  useEffect(() => {
    if (answer?.user) keepUser(answer.user);
    else if (answer) {
      const last = readKeptUser();
      dropKeptUser();
      // The session has expired since the last visit.
      if (last) void forgetExpired(last.id);
    }
  }, [answer]);
}

function useHasPassed(ms: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}

/**
 * Sets the user of the screen. Must be rendered before the screen: effects run in that order, so the new screen's first
 * call carries its user, and the old screen's last call, made while it unmounts, still carries the old one.
 */
function ScreenOwner({ userId }: { userId: string | undefined }): null {
  useEffect(() => expectUser(userId), [userId]);
  return null;
}

/** Removes from this device what is too old, of all users. Sends the writes that the user made without a network, also those of earlier visits. */
function useOutbox(userId: string | null): void {
  const isIdle = useFirstIdle();
  useEffect(() => {
    if (!isIdle) return;
    void import('../../platform/storage/wipe-device.ts')
      .then(({ sweepDevice }) => sweepDevice(Date.now()))
      .catch(() => undefined);
  }, [isIdle]);
  useEffect(() => {
    if (!userId || !isIdle) return undefined;
    const left = new AbortController();
    retryUntilLoaded(
      () => import('./send-writes.ts'),
      {
        onLoad: ({ sendWrites }) => left.signal.addEventListener('abort', sendWrites(userId)),
        onFailure: () => undefined,
      },
      left.signal,
    );
    return () => left.abort();
  }, [userId, isIdle]);
}
