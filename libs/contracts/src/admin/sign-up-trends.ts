import { z } from 'zod';
import { calendarDate } from '../date-time.ts';

const count = z.int().nonnegative();

/** Attempts per day of the zone that was asked for, the oldest day first. Every day is listed. */
export const signUpTrends = z.object({
  days: z.array(
    z.object({
      day: calendarDate,
      mobileSuccess: count,
      mobileFailed: count,
      webSuccess: count,
      webFailed: count,
    }),
  ),
  /** Attempts in as many days before; null if some of these attempts have been removed. */
  previousAttempts: count.nullable(),
});
export type SignUpTrends = z.output<typeof signUpTrends>;

/** How many days a chart shows, the last one included. */
export const trendDays = z.union([z.literal(7), z.literal(30), z.literal(90)]);
export type TrendDays = z.output<typeof trendDays>;
