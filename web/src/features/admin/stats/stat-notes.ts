import type { SignUpCount, SignUpStats, SignUpTrends } from '@printpartner/contracts/types';

const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const count = new Intl.NumberFormat('en-US');

export const countText = (value: number): string => count.format(value);

/** "1 record", "1,234 records", "10,000+ records". */
export const recordsText = ({ count: records, hasMore }: SignUpCount): string =>
  `${countText(records)}${hasMore ? '+' : ''} ${records === 1 && !hasMore ? 'record' : 'records'}`;

/** "89.8%"; '' of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? share.format(part / whole) : '';

export const attemptsIn = ({ days }: SignUpTrends): number =>
  days.reduce((sum, day) => sum + day.mobileSuccess + day.mobileFailed + day.webSuccess + day.webFailed, 0);

/** "354 in 30 days, up 22%" compared with the days before. */
export function trendText(trends: SignUpTrends): string {
  const current = attemptsIn(trends);
  const { previousAttempts: previous } = trends;
  const sum = `${countText(current)} in ${trends.days.length} days`;
  if (!previous) return sum;
  const difference = change.format(Math.abs(current - previous) / previous);
  if (difference === '0%') return `${sum}, unchanged`;
  return `${sum}, ${current > previous ? 'up' : 'down'} ${difference}`;
}

export interface StatCard {
  label: string;
  value: number;
  note: string;
}

/** @param trends of the last 30 days; undefined until they are loaded */
export function statCards(stats: SignUpStats, trends: SignUpTrends | undefined): StatCard[] {
  const { totalAttempts: total, successfulAttempts, mobileAttempts, webAttempts } = stats;
  return [
    { label: 'Total Attempts', value: total, note: trends ? trendText(trends) : '' },
    { label: 'Successful', value: successfulAttempts, note: shareText(successfulAttempts, total) },
    { label: 'Mobile App', value: mobileAttempts, note: shareText(mobileAttempts, total) },
    { label: 'Web Attempts', value: webAttempts, note: shareText(webAttempts, total) },
  ];
}
