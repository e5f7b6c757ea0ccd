import { derivePeerKeys } from '@printpartner/messaging/peer';
import { peersOf } from '@printpartner/service-kit';

export { mailingServices } from '@printpartner/contracts';

/** The keys that a process shares with others, as its PEER_KEYS. */
export function peerKeysOf(name: string, secret: string): string {
  const keys = derivePeerKeys(secret, name);
  return peersOf(name)
    .map((other) => `${other}:${keys.get(other)}`)
    .join(',');
}
