import { useSyncExternalStore } from 'react';
import { TabChannel } from './broadcast.ts';

/** Whether changes made on other devices arrive at once. */
export type LiveState = 'connecting' | 'live' | 'off';

// Only the leading tab has a stream. It tells the others, and those that were opened later ask.
const channel = new TabChannel<LiveState | 'asked'>('live');
const listeners = new Set<() => void>();
let state: LiveState = 'connecting';
/** Undefined in tabs without a stream. */
let ownState: LiveState | undefined;

function show(next: LiveState): void {
  state = next;
  for (const notify of listeners) notify();
}

channel.subscribe((message) => {
  if (message !== 'asked') show(message);
  else if (ownState) channel.send(ownState);
});
channel.send('asked');

/** Called by the tab with the stream. */
export function setLive(next: 'live' | 'off'): void {
  if (ownState === next) return;
  ownState = next;
  show(next);
  channel.send(next);
}

/** Called when this tab no longer has the stream; the tab that has it now tells its own state. */
export function endLive(): void {
  ownState = undefined;
  show('connecting');
  channel.send('asked');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A lost network is known at once; the stream's silence only after a minute. */
export const useLive = (): LiveState =>
  useSyncExternalStore(subscribe, () => (navigator.onLine ? state : 'off'));
