import { useEffect, useState } from 'react';
import { localDate } from './calendar-date.ts';

const INTERVAL_MS = 30_000;

/** The current time, updated every 30 s and when the tab becomes visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, INTERVAL_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}

/** Today's date, YYYY-MM-DD. Updates after midnight, even if the tab was asleep. */
export function useToday(): string {
  return localDate(useNow());
}
