import type { VendorLink } from '@printpartner/contracts/types';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

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
  return `Opened ${times}, last ${date.format(Date.parse(last))}`;
}

/** Until when it works; '' where its state says more. */
export function expiryText({ state, expires_at: at }: VendorLink): string {
  if (state === 'revoked' || state === 'closed') return '';
  const day = date.format(Date.parse(at));
  return state === 'expired' ? `expired ${day}` : `open until ${day}`;
}

export const mailedText = ({ mailed_at: at }: VendorLink): string =>
  at === null ? '' : `emailed ${date.format(Date.parse(at))}`;

/** Whether the vendor can still open it, now or after it was extended. */
export const isAlive = ({ state }: VendorLink): boolean => state !== 'revoked' && state !== 'closed';
