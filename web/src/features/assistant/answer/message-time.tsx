import { localDate } from '../../../platform/time/calendar-date.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

const time = timeFormat({ timeStyle: 'short' });
const dayAndTime = timeFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

interface MessageTimeProps {
  /** Ms since 1970. */
  at: number;
  /** YYYY-MM-DD. */
  today: string;
  className?: string;
}

/** When a message was sent; with the day, unless that is today. */
export function MessageTime({ at, today, className = '' }: MessageTimeProps) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className={`type-note whitespace-nowrap text-ink-3 ${className}`}>
      {(localDate(date) === today ? time : dayAndTime)(date)}
    </time>
  );
}
