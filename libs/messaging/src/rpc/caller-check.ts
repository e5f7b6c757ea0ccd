import type { RpcContract } from '@printpartner/contracts';
import type { Peer } from '../peer.ts';
import { BoundedMap } from './bounded-map.ts';
import { clientOf, parseRequest, type RequestPacket } from './packets.ts';
import { GATEWAY, isTicket } from './tickets.ts';

/** Clients whose last nonce is remembered. */
const CLIENTS_MAX = 1000;
/** Characters in which an entry's caller and signature end. */
const LONGEST_HEAD = 100;

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
  readonly #lastNonces = new BoundedMap<string, number>(CLIENTS_MAX);

  constructor(private readonly peer: Peer) {}

  /** The request in an entry; a sentence saying why it is refused if nobody known has signed it or it was here before. */
  open(entry: string): CheckedRequest | string {
    const [caller = '', mac = ''] = entry.slice(0, LONGEST_HEAD).split(' ', 2);
    const request = entry.slice(caller.length + mac.length + 2);
    if (!this.peer.isFrom(caller, 'call', request, mac)) return 'Unsigned request';
    const packet = parseRequest(request);
    if (!packet) return 'Malformed request';
    const client = clientOf(packet.id);
    if (!client.startsWith(`${caller}-`)) return `Request of ${caller} in another's name`;
    // A client's requests come in the order in which it has sent them.
    const nonce = Number(packet.metadata.nonce);
    if (nonce <= (this.#lastNonces.get(client) ?? 0)) return `Repeated request of ${caller}`;
    this.#lastNonces.set(client, nonce);
    return { caller, packet };
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
