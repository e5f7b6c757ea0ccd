import { describe, expect, it } from '@jest/globals';
import { derivePeerKeys, Peer } from '../peer.ts';
import { CallerCheck, signedEntry } from './caller-check.ts';

const peerOf = (name: string) =>
  new Peer(name, { REDIS_URL: '', PEER_KEYS: derivePeerKeys('a secret', name) });
const metadata = { deadline: '2000000000000', deadlineMs: '1000' };
const entryOf = (caller: string, client: string, nonce: number) => {
  const packet = { id: `${caller}-${client}.1`, pattern: 'x', metadata: { ...metadata, nonce: `${nonce}` } };
  return signedEntry(peerOf(caller), 'specs', JSON.stringify(packet));
};
const build = () => new CallerCheck(peerOf('specs'));

describe('the check of callers', () => {
  it('K13 refuses a repeated request, also of a client that was the first of very many and is in use', () => {
    const check = build();
    const captured = entryOf('gateway', 'busy', 1);
    expect(check.open(captured)).toMatchObject({ caller: 'gateway' });
    for (let n = 2; n < 1_100; n += 1) {
      expect(check.open(entryOf('gateway', 'busy', n))).toMatchObject({ caller: 'gateway' });
      expect(check.open(entryOf('gateway', `other${n}`, 1))).toMatchObject({ caller: 'gateway' });
    }
    expect(check.open(captured)).toBe('Repeated request of gateway');
  });

  it('K13 forgets no client because another caller has very many', () => {
    const check = build();
    const captured = entryOf('gateway', 'one', 1);
    check.open(captured);
    for (let n = 0; n < 1_100; n += 1) check.open(entryOf('alerts', `${n}`, 1));
    expect(check.open(captured)).toBe('Repeated request of gateway');
  });

  it('K13 takes no signature of other characters, and nothing but a blank behind it', () => {
    const entry = entryOf('gateway', 'one', 1);
    const [caller = '', mac = '', ...request] = entry.split(' ');
    const twisted = mac.replaceAll(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 256));
    for (const other of [
      `${caller} ${twisted} ${request.join(' ')}`,
      `${caller} ${mac}#${request.join(' ')}`,
      `${caller} ${mac.slice(1)} ${request.join(' ')}`,
      '',
    ])
      expect(build().open(other)).toBe('Unsigned request');
    expect(build().open(entry)).toMatchObject({ caller: 'gateway' });
  });
});
