import type { RpcContract } from '@printpartner/contracts';
import { MAC_LENGTH, type Peer } from '../peer.ts';
import { BoundedMap } from './bounded-map.ts';
import { clientOf, parseRequest, type RequestPacket } from './packets.ts';

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
function isTicket(peer: Peer, ticket: string, by: string, userId: string, now: number): boolean {
  const [ends = '', mac = ''] = ticket.split('.');
  return Number(ends) > now && peer.isFrom(GATEWAY, 'ticket', `${by} ${ends} ${userId}`, mac);
}

/** Clients of one caller whose last nonce is remembered. */
const MAX_CLIENTS = 1000;

type LastNonces = BoundedMap<string, { nonce: number }>;

/** A request whose caller has signed it. */
export interface CheckedRequest {
  caller: string;
  packet: RequestPacket;
}

/** An entry of a service's request list: caller, signature and request. */
export const signedEntry = (peer: Peer, service: string, request: string): string =>
  `${peer.name} ${peer.sign('call', service, request)} ${request}`;

/** Finds out who has sent a request, and whether they may. */
export class CallerCheck {
  /** By caller, so that one with many clients doesn't have another's forgotten. */
  readonly #lastNonces = new Map<string, LastNonces>();

  constructor(private readonly peer: Peer) {}

  /** The request in an entry; a sentence saying why it is refused if nobody known has signed it or it was here before. */
  open(entry: string): CheckedRequest | string {
    const caller = entry.slice(0, Math.max(0, entry.indexOf(' ')));
    const macAt = caller.length + 1;
    const mac = entry.slice(macAt, macAt + MAC_LENGTH);
    const request = entry.slice(macAt + MAC_LENGTH + 1);
    const isSigned = entry[macAt + MAC_LENGTH] === ' ' && this.peer.isFrom(caller, 'call', request, mac);
    if (!isSigned) return 'Unsigned request';
    const packet = parseRequest(request);
    if (!packet) return 'Malformed request';
    const client = clientOf(packet.id);
    if (!client.startsWith(`${caller}-`)) return `Request of ${caller} in another's name`;
    if (!this.#isNew(caller, client, Number(packet.metadata.nonce))) return `Repeated request of ${caller}`;
    return { caller, packet };
  }

  /** A client's requests come in the order in which it has sent them. */
  #isNew(caller: string, client: string, nonce: number): boolean {
    const clients = this.#lastNonces.get(caller) ?? new BoundedMap(MAX_CLIENTS);
    const last = clients.get(client) ?? { nonce: 0 };
    if (nonce <= last.nonce) return false;
    // Last again while there are many, so that a client in use is not the oldest.
    if (last.nonce === 0 || clients.size > MAX_CLIENTS / 2)
      this.#lastNonces.set(caller, clients.set(client, last));
    last.nonce = nonce;
    return true;
  }

  /** Whether the caller may make this call. A handler without a contract answers only the gateway. */
  mayCall(contract: RpcContract | undefined, { caller, packet }: CheckedRequest, now: number): boolean {
    if (caller === GATEWAY) return true;
    const right = contract?.callers?.[caller];
    if (right !== 'onBehalf') return right === 'itself';
    const { userId = '', ticket = '' } = packet.metadata;
    return isTicket(this.peer, ticket, caller, userId, now);
  }
}
