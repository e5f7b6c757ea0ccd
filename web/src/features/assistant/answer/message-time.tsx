const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** When a message was sent; with the day, unless that is today. @param props.at ms since 1970 */
export function MessageTime({ at, className = '' }: { at: number; className?: string }) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={date.toISOString()} className={`type-note whitespace-nowrap text-ink-3 ${className}`}>
      {(isToday ? time : dayAndTime).format(date)}
    </time>
  );
}
