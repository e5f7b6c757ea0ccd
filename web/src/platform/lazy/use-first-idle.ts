import { useEffect, useState } from 'react';

/** True once the browser has had nothing else to do: the time to fetch what the first paint can do without. */
export function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const start = () => setIdle(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
