import { countText } from '../stats/stat-notes.ts';

export type Backlog = { waiting: number; oldestSeconds: number | null };

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const KB = 1_000;
const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const size = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

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

/** "1.2 GB". */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)));
  return `${size.format(bytes / KB ** power)} ${units[power]}`;
}
