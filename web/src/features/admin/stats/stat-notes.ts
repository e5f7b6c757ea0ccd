import type { SignUpCount, SignUpStats, SignUpTrends } from '@printpartner/contracts/types';
import { countText, percentText } from '@printpartner/print-knowledge/figures';

/** "1 record", "1,234 records", "10,000+ records". */
export const recordsText = ({ count: records, hasMore }: SignUpCount): string =>
  `${countText(records)}${hasMore ? '+' : ''} ${records === 1 && !hasMore ? 'record' : 'records'}`;

/** "89.8%"; '' of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? percentText(part / whole, 1) : '';

export const attemptsIn = ({ days }: SignUpTrends): number =>
  days.reduce((sum, day) => sum + day.mobileSuccess + day.mobileFailed + day.webSuccess + day.webFailed, 0);

/** "354 in 30 days, up 22%" compared with the days before. */
export function trendText(trends: SignUpTrends): string {
  const current = attemptsIn(trends);
  const { previousAttempts: previous } = trends;
  const sum = `${countText(current)} in ${trends.days.length} days`;
  if (!previous) return sum;
  const difference = percentText(Math.abs(current - previous) / previous);
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
