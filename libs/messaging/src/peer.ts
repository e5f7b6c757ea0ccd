import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** What a signature is for, so that one of a kind is never taken for another. */
export type SignedKind = 'call' | 'ticket' | 'event' | 'acknowledgement';

/** The keys that a process shares with others, by the other's name. */
export type PeerKeys = Pick<ReadonlyMap<string, string>, 'get'>;

export interface PeerSettings {
  REDIS_URL: string;
  PEER_KEYS: PeerKeys;
}

/**
 * A process as the others know it: its name, its connection to Redis, and a key of its own with each of those that it
 * talks to. Who holds the key of two processes can act as one of them to the other, and to nobody else.
 */
export class Peer {
  readonly redisUrl: string;
  readonly #keys: PeerKeys;

  constructor(
    readonly name: string,
    { REDIS_URL, PEER_KEYS }: PeerSettings,
  ) {
    this.redisUrl = REDIS_URL;
    this.#keys = PEER_KEYS;
  }

  /** @throws Error if this process has no key with the other one */
  sign(kind: SignedKind, to: string, text: string): string {
    return macOf(this.keyWith(to), kind, this.name, to, text);
  }

  /** @throws Error if this process has no key with the other one, because no contract lets them talk */
  keyWith(other: string): string {
    const key = this.#keys.get(other);
    if (key === undefined) throw new Error(`${this.name} has no key with ${other}`);
    return key;
  }

  /** Whether that process has signed the text for this one. */
  isFrom(from: string, kind: SignedKind, text: string, mac: string): boolean {
    const key = this.#keys.get(from);
    if (key === undefined || mac.length !== MAC_LENGTH) return false;
    if (given.write(mac) !== MAC_LENGTH) return false;
    expected.write(macOf(key, kind, from, this.name, text));
    return timingSafeEqual(expected, given);
  }
}

/** Characters of a SHA-256 in base64url. */
export const MAC_LENGTH = 43;

// Kept for all comparisons: new ones would cost a call as much as its hash.
const expected = Buffer.alloc(MAC_LENGTH);
const given = Buffer.alloc(MAC_LENGTH);

/**
 * SHA-256 keyed by a secret prefix. That is a sound MAC as long as no signed input is the beginning of another one
 * (Bellare, Canetti and Krawczyk, 1996, “Pseudorandom functions revisited: the cascade construction”), which the length
 * before the text makes sure. HMAC takes four times as long in Node.js, and every call is signed and checked.
 */
const macOf = (key: string, kind: SignedKind, from: string, to: string, text: string): string =>
  hash('sha256', `${key}\n${kind} ${from} ${to} ${text.length}\n${text}`, 'base64url');

/** A process's keys from one secret, which only those have who start all processes. */
export function derivePeerKeys(secret: string, name: string): PeerKeys {
  const known = new Map<string, string>();
  return {
    get(other) {
      const key = known.get(other) ?? deriveKey(secret, name, other);
      known.set(other, key);
      return key;
    },
  };
}

const deriveKey = (secret: string, ...names: [string, string]): string =>
  createHmac('sha256', secret).update(names.toSorted().join(' ')).digest('base64url');

/** `name:key,name:key`, as `PEER_KEYS` has them. @throws Error for anything else */
export function parsePeerKeys(text: string): PeerKeys {
  const entries = text.split(',').map((entry) => entry.split(':'));
  const isValid = entries.every(
    ([name, key, ...more]) => name && key && key.length >= 32 && more.length === 0,
  );
  if (!isValid) throw new Error('Must be name:key pairs, keys with at least 32 characters');
  return new Map(entries as [string, string][]);
}
