import type { AttemptFilterForm } from '@printpartner/contracts/types';
import { utcOf } from '../../../platform/time/calendar-date.ts';
import { localZone } from '../../../platform/time/time-format.ts';

/** What the admin has chosen; '' for all. */
export interface AttemptFilters {
  /** YYYY-MM-DD in the admin's time zone. */
  from: string;
  to: string;
  platform: '' | 'web' | 'mobile';
  outcome: '' | 'success' | 'failed';
  ip: string;
  email: string;
}

export const NO_FILTERS: AttemptFilters = { from: '', to: '', platform: '', outcome: '', ip: '', email: '' };

/** Which of them are in the page's address. Addresses of people stay out of it, and of the browser's history. */
export type AddressFilters = Omit<AttemptFilters, 'ip' | 'email'>;

export const isFiltered = (filters: AttemptFilters): boolean =>
  Object.values(filters).some((value) => value !== '');

/** The filter of a call that has all attempts. */
export const anyAttempt = (): AttemptFilterForm => ({ zone: localZone() });

/** The filter of a call. */
export function filterOf(filters: AttemptFilters): AttemptFilterForm {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return { ...anyAttempt(), ...Object.fromEntries(set) };
}

/** Reads the page's address. What doesn't fit is left out. */
export function readFilters(address: URLSearchParams): AddressFilters {
  const dateAt = (name: string) => {
    const date = address.get(name) ?? '';
    return Number.isNaN(utcOf(date)) ? '' : date;
  };
  const platform = address.get('platform');
  const outcome = address.get('outcome');
  return {
    from: dateAt('from'),
    to: dateAt('to'),
    platform: platform === 'web' || platform === 'mobile' ? platform : '',
    outcome: outcome === 'success' || outcome === 'failed' ? outcome : '',
  };
}

/** The page's address with these filters. */
export function writeFilters(
  address: URLSearchParams,
  { from, to, platform, outcome }: AddressFilters,
): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ from, to, platform, outcome })) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
