import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { claimedLinkId, PublicLinkTokens } from './link-tokens.ts';

const addresses = {
  secret: 'a secret of at least thirty-two letters',
  label: 'vendor-link',
  path: '/v/',
  publicUrl: 'https://print.example',
};
const tokens = new PublicLinkTokens(addresses);
const createdAt = new Date('2026-11-24T10:00:00.123Z');
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('PublicLinkTokens', () => {
  it('S8 derives the same token for a link, finds its id again, and another one with another secret or for another noun', () => {
    const others = [{ secret: 'another secret of thirty-two letters!' }, { label: 'proof-link' }].map(
      (change) => new PublicLinkTokens({ ...addresses, ...change }),
    );
    for (let n = 0; n < 50; n += 1) {
      const link = { id: randomUUID(), createdAt };
      const token = tokens.of(link);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(tokens.of(link)).toBe(token);
      expect(claimedLinkId(token)).toBe(link.id);
      expect(tokens.isOf(token, link)).toBe(true);
      for (const other of others) expect(other.isOf(token, link)).toBe(false);
      expect(tokens.isOf(token, { ...link, createdAt: new Date(createdAt.getTime() + 1) })).toBe(false);
      expect(tokens.urlOf(link)).toBe(`https://print.example/v/${token}`);
    }
  });

  it('S8 accepts no token that differs in any character, also where base64url ignores bits', () => {
    const link = { id: randomUUID(), createdAt };
    const token = tokens.of(link);
    for (let place = 0; place < token.length; place += 1) {
      const others = place === token.length - 1 ? ALPHABET : 'A_';
      for (const letter of others) {
        const forged = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`;
        if (forged !== token) expect(tokens.isOf(forged, link)).toBe(false);
      }
    }
    for (const wrong of ['', token.slice(1), `${token}A`, `${token}=`])
      expect(tokens.isOf(wrong, link)).toBe(false);
  });
});
