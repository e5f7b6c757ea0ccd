import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LostSession } from '../../entities/session/session-context.ts';
import {
  hasDeparted,
  markDeparted,
  markForgotten,
  markReturned,
} from '../../entities/session/session-end.ts';
import { invalidateSession, writeSession } from '../../entities/session/session-query.ts';
import { TabChannel } from '../../platform/broadcast.ts';
import { dropOldDrafts, keptDrafts } from '../../platform/storage/kept-draft.ts';
import { answerOtherTabs } from '../../platform/storage/unsaved-elsewhere.ts';
import { finishWipe, forgetUser, stopWipe, wipeDevice, wipeUserStorage } from './forget-user.ts';

interface SessionMessage {
  /** Who is signed in now. */
  userId: string | null;
  /** Who has just left on purpose, by signing out or deleting the account. */
  departed: string | null;
}

/** Keeps the tabs of this browser in the same session. */
const sessionChannel = new TabChannel<SessionMessage>('session');

/**
 * Runs whenever the signed-in user changes: clears the data of the user who left and updates the other tabs.
 *
 * @returns the session that was lost, until somebody signs in
 */
export function useSessionFollow(userId: string | null): LostSession | null {
  const queryClient = useQueryClient();
  const lastUserId = useRef<string | null>(null);
  const [lost, setLost] = useState<LostSession | null>(null);

  useEffect(() => {
    dropOldDrafts();
    finishWipe();
  }, []);

  useEffect(() => {
    const gone = lastUserId.current;
    lastUserId.current = userId;
    if (gone === userId) return;
    const isOnPurpose = gone !== null && hasDeparted(gone);
    sessionChannel.send({ userId, departed: isOnPurpose ? gone : null });
    if (userId) {
      markReturned(userId);
      stopWipe();
    }
    if (gone) {
      void forgetUser(queryClient, gone, { keepDrafts: !isOnPurpose }).finally(() => markForgotten(gone));
    }
    const isLost = gone !== null && userId === null && !isOnPurpose;
    setLost(isLost ? { hasDrafts: keptDrafts(gone).length > 0 } : null);
    // Another user signed in in another tab, so this screen must be replaced.
    if (gone && userId) window.location.replace('/');
  }, [userId, queryClient]);

  useEffect(() => {
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') invalidateSession(queryClient);
    };
    const unsubscribe = sessionChannel.subscribe((message) => {
      if (message.departed) {
        markDeparted(message.departed);
        // The server isn't asked, because it may be out of reach by now.
        if (message.departed === lastUserId.current) void writeSession(queryClient, null);
        // This tab may have noticed the end of the session before this message, and kept drafts.
        if (message.departed !== lastUserId.current) {
          wipeUserStorage(message.departed);
          void wipeDevice(message.departed).catch(() => undefined);
          setLost(null);
        }
      }
      if (message.userId !== lastUserId.current) invalidateSession(queryClient);
    });
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [queryClient]);

  useEffect(() => (userId ? answerOtherTabs(userId) : undefined), [userId]);

  return lost;
}
