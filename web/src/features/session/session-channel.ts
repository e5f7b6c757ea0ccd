/** What the tabs of one browser tell each other. */
export interface SessionNews {
  /** Who is signed in now. */
  userId: string | null;
  /** Who has just left on purpose, by signing out or deleting the account. */
  departed: string | null;
}

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('print-partner:session');

export function tellOtherTabs(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel?.postMessage(news);
}

/** Hears what other tabs tell, and looks again when this one is seen again. */
export function onOtherTabs(hear: (news: SessionNews) => void, lookAgain: () => void): () => void {
  const listen = ({ data }: MessageEvent<SessionNews>) => hear(data);
  const look = () => {
    if (document.visibilityState === 'visible') lookAgain();
  };
  channel?.addEventListener('message', listen);
  document.addEventListener('visibilitychange', look);
  return () => {
    channel?.removeEventListener('message', listen);
    document.removeEventListener('visibilitychange', look);
  };
}
