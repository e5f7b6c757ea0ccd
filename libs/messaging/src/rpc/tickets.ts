import type { Peer } from '../peer.ts';

/** The process that signs users in: it calls for anybody, and its word is needed to call for a user. */
export const GATEWAY = 'gateway';

/** How long a service may act for a user who called it, milliseconds: longer than any answer takes. */
const LIFETIME_MS = 300_000;

/** The gateway's word to `service` that the service `by` acts for this user, who has just called it. */
export function ticketFor(peer: Peer, service: string, by: string, userId: string, now: number): string {
  const ends = (now + LIFETIME_MS).toFixed(0);
  return `${ends}.${peer.sign('ticket', service, `${by} ${ends} ${userId}`)}`;
}

/** Whether the gateway has given this ticket to the service `by` for this user. */
export function isTicket(peer: Peer, ticket: string, by: string, userId: string, now: number): boolean {
  const [ends = '', mac = ''] = ticket.split('.');
  return Number(ends) > now && peer.isFrom(GATEWAY, 'ticket', `${by} ${ends} ${userId}`, mac);
}
