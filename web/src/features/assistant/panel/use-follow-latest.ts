import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatSession, ChatState } from '../chat-session.ts';

/** Closer to the end than this counts as being there. */
const NEAR_PX = 32;
/** Farther away than this, the way back is offered. */
const FAR_PX = 160;

/**
 * Keeps the end of the conversation in view while the reader is there, and never moves someone who has scrolled up. A new
 * question always leads to the end.
 */
export function useFollowLatest({ exchanges, pending }: ChatState, session: ChatSession) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const jump = useCallback(() => {
    const element = area.current;
    if (!element) return;
    isFollowing.current = true;
    element.scrollTop = element.scrollHeight;
    setAtEnd(true);
  }, []);

  // Back from a guide, the reader is where they left.
  useLayoutEffect(() => {
    const element = area.current;
    if (element && session.scrollTop !== null) {
      element.scrollTop = session.scrollTop;
      isFollowing.current = false;
    }
    return () => {
      session.scrollTop = element && !isWithin(element, NEAR_PX) ? element.scrollTop : null;
    };
  }, [session]);

  const last = exchanges.at(-1);
  // Not for an earlier question that is retried in its place.
  const isLastAsked = pending !== null && pending.exchangeId === last?.id;
  useLayoutEffect(() => {
    if (isLastAsked) isFollowing.current = true;
  }, [isLastAsked]);

  const shown = useRef<{ last: typeof last; pending: typeof pending }>(undefined);
  useLayoutEffect(() => {
    const isNew = shown.current?.last !== last || shown.current?.pending !== pending;
    shown.current = { last, pending };
    if (isNew && isFollowing.current) jump();
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const note = () => {
      isFollowing.current = isWithin(element, NEAR_PX);
      setAtEnd(isWithin(element, FAR_PX));
    };
    // The keyboard of a phone makes the area smaller; unfolded arithmetic makes the content taller.
    let height = element.clientHeight;
    const resized = new ResizeObserver(() => {
      if (element.clientHeight !== height && isFollowing.current) jump();
      else setAtEnd(isWithin(element, FAR_PX));
      height = element.clientHeight;
    });
    resized.observe(element);
    if (content.current) resized.observe(content.current);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [jump]);

  return { area, content, isAtEnd, jump };
}

/** Whether the end is at most this far below what is visible. */
const isWithin = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, px: number): boolean =>
  scrollHeight - scrollTop - clientHeight < px;
