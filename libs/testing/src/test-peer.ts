import { derivePeerKeys, Peer, type PeerKeys } from '@printpartner/messaging';

/** Keys of a process with every other one of a test. */
export const testPeerKeys = (name: string): PeerKeys => derivePeerKeys('a secret that all tests share', name);

/** A process of a test, or the test in its place. */
export const testPeer = (name: string, redisUrl: string): Peer =>
  new Peer(name, { REDIS_URL: redisUrl, PEER_KEYS: testPeerKeys(name) });
