const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('print-partner:session');

/** Tells the other tabs of this browser who is signed in now. */
export function tellOtherTabs(userId: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel?.postMessage(userId);
}

/** Hears from other tabs that somebody else is signed in, and looks again when this one is seen again. */
export function onOtherTabs(isOurs: (userId: string | null) => boolean, lookAgain: () => void): () => void {
  const hear = ({ data }: MessageEvent<string | null>) => {
    if (!isOurs(data)) lookAgain();
  };
  const look = () => {
    if (document.visibilityState === 'visible') lookAgain();
  };
  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', look);
  return () => {
    channel?.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', look);
  };
}
