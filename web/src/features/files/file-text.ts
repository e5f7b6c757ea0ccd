import type { JobFileVersion } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import { timeFormat } from '../../platform/time/time-format.ts';
import { localDate } from '../../platform/time/calendar-date.ts';

const time = timeFormat({ hour: 'numeric', minute: '2-digit' });
const dayAndTime = timeFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const fullDay = timeFormat({ dateStyle: 'medium' });

const adders: Readonly<Record<JobFileVersion['addedBy'], string>> = { owner: 'You' };

/** `v3 · 12.4 MB · today 2:05 PM · You`, in the browser's time zone. */
export const versionText = ({ number, size, addedAt, addedBy }: JobFileVersion, now: Date): string =>
  [`v${number}`, fileSizeText(size), whenText(new Date(addedAt), now), adders[addedBy]].join(' · ');

/** `today 2:05 PM`, `Nov 30, 2:05 PM`, or the date in another year. */
function whenText(at: Date, now: Date): string {
  if (localDate(at) === localDate(now)) return `today ${time(at)}`;
  return at.getFullYear() === now.getFullYear() ? dayAndTime(at) : fullDay(at);
}
