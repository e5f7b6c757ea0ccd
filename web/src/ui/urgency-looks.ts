import type { Urgency } from '../platform/time/calendar-date.ts';

/** Classes of a due date. */
export const urgencyLooks: Record<Urgency, string> = {
  late: 'font-semibold text-fail',
  soon: 'font-semibold text-warning',
  later: '',
};
