import { countText } from '@printpartner/print-knowledge/figures';

export type Backlog = { waiting: number; oldestSeconds: number | null };

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** "12 s", "5 min", "3 h", "2 days". */
export function durationText(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  if (seconds < 2 * DAY_S) return `${Math.round(seconds / HOUR_S)} h`;
  return `${Math.round(seconds / DAY_S)} days`;
}

/** "1 waits 12 s", "3 wait, the oldest 12 s"; '' if nothing waits. */
export function waitingText({ waiting, oldestSeconds }: Backlog): string {
  if (waiting === 0) return '';
  const verb = waiting === 1 ? 'waits' : 'wait';
  const sum = `${countText(waiting)} ${verb}`;
  if (oldestSeconds === null) return sum;
  return `${sum}${waiting === 1 ? '' : ', the oldest'} ${durationText(oldestSeconds)}`;
}
