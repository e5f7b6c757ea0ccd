import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  hasDeparted,
  markDeparted,
  markForgotten,
  markReturned,
} from '../../entities/session/session-end.ts';
import { dropOldDrafts, keptDrafts } from '../../platform/storage/kept-draft.ts';
import { answerOtherTabs } from '../../platform/storage/unsaved-elsewhere.ts';
import { sessionQuery } from '../../entities/session/session-query.ts';
import { forgetUser, wipeUserStorage } from './forget-user.ts';
import { onOtherTabs, tellOtherTabs } from './session-channel.ts';
import type { LostSession } from '../../entities/session/session-context.ts';

/**
 * Does what must happen when somebody comes or goes: this browser forgets who has gone, and its other tabs follow.
 * @returns the session that ended by itself, until somebody signs in
 */
export function useSessionFollow(userId: string | null): LostSession | null {
  const queryClient = useQueryClient();
  const lastUserId = useRef<string | null>(null);
  const [lost, setLost] = useState<LostSession | null>(null);

  useEffect(() => dropOldDrafts(), []);

  useEffect(() => {
    const gone = lastUserId.current;
    lastUserId.current = userId;
    if (gone === userId) return;
    const isOnPurpose = gone !== null && hasDeparted(gone);
    tellOtherTabs({ userId, departed: isOnPurpose ? gone : null });
    if (userId) markReturned(userId);
    if (gone) {
      void forgetUser(queryClient, gone, { keepDrafts: !isOnPurpose }).finally(() => markForgotten(gone));
    }
    const isLost = gone !== null && userId === null && !isOnPurpose;
    setLost(isLost ? { hasDrafts: keptDrafts(gone).length > 0 } : null);
    // Somebody else took over in another tab: nothing on this screen may stay.
    if (gone && userId) window.location.replace('/');
  }, [userId, queryClient]);

  useEffect(() => {
    const lookAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    return onOtherTabs((news) => {
      if (news.departed) {
        markDeparted(news.departed);
        // This tab may have noticed before it was told why, and kept what was typed.
        if (news.departed !== lastUserId.current) {
          wipeUserStorage(news.departed);
          setLost(null);
        }
      }
      if (news.userId !== lastUserId.current) lookAgain();
    }, lookAgain);
  }, [queryClient]);

  useEffect(() => (userId ? answerOtherTabs(userId) : undefined), [userId]);

  return lost;
}
