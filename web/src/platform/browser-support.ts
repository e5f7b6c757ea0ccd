import { localStore } from './storage/browser-storage.ts';

const PROBE = 'print-partner:probe';

/**
 * Whether saving and alerts may fail in this browser: it isn't Chrome, Edge, Safari or Firefox, it is one of the strict
 * privacy browsers that claim to be, or it blocks storage.
 */
export function isDoubtfulBrowser(): boolean {
  const { userAgent } = navigator;
  const isKnown = /Chrome|Edg|Safari|Firefox/.test(userAgent);
  const isStrict = 'brave' in navigator || /DuckDuckGo|Focus|Klar|Tor\b/.test(userAgent);
  const hasStorage = localStore.write(PROBE, '1') && localStore.remove(PROBE);
  return !isKnown || isStrict || !hasStorage;
}
