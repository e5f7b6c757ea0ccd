import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { retryUntilLoaded } from './retry-until-loaded.ts';

interface LazyCodeOptions {
  /** Loading starts when this turns true. */
  isWanted?: boolean;
  /** Each time this turns true, code that failed to load is tried again. */
  isNeeded?: boolean;
  /** Retries with backoff until the code has loaded. Otherwise a failure ends the attempt. */
  isRetried?: boolean;
  /** A stalled network neither loads nor fails, so it counts as a failure after this long. */
  timeoutMs?: number;
  /** @param failures consecutive failures, from 1 */
  onFailure: (failures: number) => void;
}

/** Loads code that is not rendered through `lazyScreen`; null until it has loaded. */
export function useLazyCode<Code extends object>(
  load: () => Promise<Code>,
  { isWanted = true, isNeeded = false, isRetried = false, timeoutMs, onFailure }: LazyCodeOptions,
): Code | null {
  const attempt = useTimesTrue(isNeeded);
  const [code, setCode] = useState<Code | null>(null);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const isLoading = isWanted && code === null && failedAttempt !== attempt;
  const currentAttempt = isLoading ? attempt : null;
  const startLoading = useEffectEvent(load);
  const fail = useEffectEvent((failures: number) => {
    if (!isRetried) setFailedAttempt(attempt);
    onFailure(failures);
  });

  useEffect(() => {
    if (currentAttempt === null) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const outcome = {
      onLoad: (loaded: Code) => startTransition(() => setCode(loaded)),
      onFailure: (failures: number) => fail(failures),
    };
    if (isRetried) {
      retryUntilLoaded(() => startLoading(), outcome, signal);
    } else {
      startLoading().then(
        (loaded) => !signal.aborted && outcome.onLoad(loaded),
        () => !signal.aborted && outcome.onFailure(1),
      );
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => fail(1), timeoutMs);
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, [currentAttempt, isRetried, timeoutMs]);

  return code;
}

/** How often the value has become true. */
function useTimesTrue(value: boolean): number {
  const [{ times, last }, setCount] = useState({ times: Number(value), last: value });
  if (value !== last) setCount({ times: times + Number(value), last: value });
  return times;
}
