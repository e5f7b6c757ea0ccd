import { useEffect, useState } from 'react';

/** True once the browser has been idle, the time to load code that the first paint doesn't need. */
export function useFirstIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const handleIdle = () => setIdle(true);
    // Safari lacks requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(handleIdle, 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(handleIdle, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
