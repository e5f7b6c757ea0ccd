import { localDate } from './calendar-date.ts';
import { useNow } from './use-now.ts';

/** Today's date, YYYY-MM-DD. Updates after midnight, even if the tab was asleep. */
export function useToday(): string {
  return localDate(useNow());
}
