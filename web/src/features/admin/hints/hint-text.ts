import type { SignUpHint } from '@printpartner/contracts/types';
import { localDate } from '../../../platform/time/calendar-date.ts';
import { attemptTime } from '../attempts/attempt-time.ts';
import { type AttemptFilters, NO_FILTERS } from '../filters/attempt-filters.ts';
import { countText } from '../stats/stat-notes.ts';

const HOUR_MS = 3_600_000;
const usualText = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const windowText = (hours: 24 | 168): string =>
  hours === 24 ? 'in the last 24 hours' : 'in the last 7 days';

const seen: { [Kind in SignUpHint['kind']]: (hint: Extract<SignUpHint, { kind: Kind }>) => string } = {
  'network-attempts': ({ network, windowHours }) => `attempts from ${network} ${windowText(windowHours)}`,
  'network-accounts': ({ network, windowHours }) =>
    `accounts with different addresses created from ${network} ${windowText(windowHours)}`,
  'email-failures': ({ email, windowHours }) => `failed attempts with ${email} ${windowText(windowHours)}`,
  'busy-hour': ({ startsAt, usual }) =>
    `attempts in the hour from ${attemptTime(startsAt)}; usual is ${usualText.format(usual)} an hour`,
};

/** What was seen: how many, in which time, from where. */
export function hintText(hint: SignUpHint): string {
  const text = seen[hint.kind] as (hint: SignUpHint) => string;
  return `${countText(hint.count)} ${text(hint)}`;
}

/** Filters that show the attempts of a hint. @param now ms since 1970 */
export function hintFilters(hint: SignUpHint, now: number): AttemptFilters {
  if (hint.kind === 'busy-hour') {
    const day = (ms: number) => localDate(new Date(ms));
    const startsAt = Date.parse(hint.startsAt);
    return { ...NO_FILTERS, from: day(startsAt), to: day(startsAt + HOUR_MS - 1) };
  }
  const from = localDate(new Date(now - hint.windowHours * HOUR_MS));
  if (hint.kind === 'email-failures') return { ...NO_FILTERS, from, outcome: 'failed', email: hint.email };
  const outcome = hint.kind === 'network-accounts' ? 'success' : '';
  return { ...NO_FILTERS, from, outcome, ip: hint.network };
}
