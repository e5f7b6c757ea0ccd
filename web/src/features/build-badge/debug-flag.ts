import { localStore } from '../../platform/storage/browser-storage.ts';

const KEY = 'print-partner:debug';

/** `?debug=1` turns debugging on in this browser until `?debug=0`. */
export function isDebugging(search: string): boolean {
  const requested = new URLSearchParams(search).get('debug');
  if (requested === '0') localStore.remove(KEY);
  if (requested === '1') localStore.write(KEY, '1');
  // When storage is blocked, only the URL counts.
  return requested === '1' || (requested !== '0' && localStore.read(KEY) === '1');
}
