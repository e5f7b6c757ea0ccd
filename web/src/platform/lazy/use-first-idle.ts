import { useEffect, useState } from 'react';
import { waitForIdle } from './idle-turn.ts';

/** True once the browser has been idle, the time to load code that the first paint doesn't need. */
export function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => waitForIdle(() => setIdle(true)), []);
  return isIdle;
}
