import type { VendorLink } from '@printpartner/contracts/types';
import { timeFormat } from '../../../platform/time/time-format.ts';

const date = timeFormat({ dateStyle: 'medium' });
const time = timeFormat({ timeStyle: 'short' });

export const linkStates: Record<VendorLink['state'], string> = {
  open: 'Waiting',
  answered: 'Answered',
  expired: 'Expired',
  closed: 'Closed',
  revoked: 'Revoked',
};

/** `Opened twice, last Nov 24, 2026` */
export function openingsText({ openings, last_opened_at: last }: VendorLink): string {
  if (openings === 0 || last === null) return 'Not opened yet';
  const times = openings === 1 ? 'once' : openings === 2 ? 'twice' : `${openings} times`;
  return `Opened ${times}, last ${date(Date.parse(last))}`;
}

/** Says until when a link works; '' where its state says more. */
export function expiryText({ state, expires_at: at }: VendorLink): string {
  if (state === 'revoked' || state === 'closed') return '';
  const day = date(Date.parse(at));
  return state === 'expired' ? `expired ${day}` : `open until ${day}`;
}

/** When its mail goes out, `9:47 PM`; undefined if none waits. A vendor gets one mail an hour. */
export function waitingMailTime(
  { mailed_at: at }: Pick<VendorLink, 'mailed_at'>,
  now = Date.now(),
): string | undefined {
  return at !== null && Date.parse(at) > now ? time(Date.parse(at)) : undefined;
}

export function mailedText(link: Pick<VendorLink, 'mailed_at'>, now = Date.now()): string {
  if (link.mailed_at === null) return '';
  const waiting = waitingMailTime(link, now);
  return waiting === undefined
    ? `emailed ${date(Date.parse(link.mailed_at))}`
    : `to be emailed at ${waiting}`;
}

/** Whether the vendor can still open it, now or after it was extended. */
export const isAlive = ({ state }: VendorLink): boolean => state !== 'revoked' && state !== 'closed';
