import { timeFormat } from '../../../platform/time/time-format.ts';

const timestamp = timeFormat({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Nov 21, 2026 11:38 AM" in the admin's time zone. A line can break only between date and time. */
export const attemptTime = (at: string): string =>
  timestamp(Date.parse(at))
    .replaceAll(/\s/g, '\u00A0')
    .replace(/,\u00A0(?=\d+:)/, ' ');
