import { localDate } from './calendar-date.ts';
import { useNow } from './use-now.ts';

/** Today's calendar date; turns with midnight, also when the tab slept through it. */
export function useToday(): string {
  return localDate(useNow());
}
