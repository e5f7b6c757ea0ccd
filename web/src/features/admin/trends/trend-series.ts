import type { SignUpTrends } from '@printpartner/contracts/types';
import { timeFormat } from '../../../platform/time/time-format.ts';

type TrendDay = SignUpTrends['days'][number];

/** What the bars of a day are divided by. */
export type TrendSplit = 'platform' | 'outcome';

export interface TrendSeries {
  name: string;
  /** Drawn hatched in red, on top. */
  isAlarming: boolean;
  of: (day: TrendDay) => number;
}

export const trendSeries: Readonly<Record<TrendSplit, readonly TrendSeries[]>> = {
  platform: [
    { name: 'Mobile', isAlarming: false, of: (day) => day.mobileSuccess + day.mobileFailed },
    { name: 'Web', isAlarming: true, of: (day) => day.webSuccess + day.webFailed },
  ],
  outcome: [
    { name: 'Success', isAlarming: false, of: (day) => day.mobileSuccess + day.webSuccess },
    { name: 'Failed', isAlarming: true, of: (day) => day.mobileFailed + day.webFailed },
  ],
};

const shortDay = timeFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Oct 23" of YYYY-MM-DD. */
export const dayText = (day: string): string => shortDay(Date.parse(day));

/** Days with a label below the axis: the first, and every seventh or more, so that labels neither touch nor are cut off. */
export function labeledDays(days: readonly TrendDay[], width: number, labelWidth: number): string[] {
  const fitting = Math.max(1, Math.floor(width / labelWidth));
  const step = days.length <= fitting ? 1 : Math.ceil(days.length / fitting / 7) * 7;
  // The center of the last label must be half a label from the end.
  const reach = (days.length * (width - labelWidth / 2)) / width - 0.5;
  return days.filter((_, place) => place % step === 0 && place <= reach).map(({ day }) => day);
}

/** The chart in one sentence, for screen readers. */
export function trendSummary(days: readonly TrendDay[], split: TrendSplit): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 'No days';
  const sums = trendSeries[split].map(
    ({ name, of }) => `${name} ${days.reduce((sum, day) => sum + of(day), 0)}`,
  );
  return `Attempts per day, ${dayText(first.day)} to ${dayText(last.day)}: ${sums.join(', ')}`;
}
