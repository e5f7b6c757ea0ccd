import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { LinkTokens } from './link-tokens.ts';

const tokens = new LinkTokens('a secret of at least thirty-two letters', 'https://print.example');
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('LinkTokens', () => {
  it('S8 derives the same token for a link, finds its id again, and another one with another secret', () => {
    const other = new LinkTokens('another secret of thirty-two letters!', 'https://print.example');
    for (let n = 0; n < 50; n += 1) {
      const id = randomUUID();
      const token = tokens.of(id);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(tokens.of(id)).toBe(token);
      expect(tokens.linkIdIn(token)).toBe(id);
      expect(other.linkIdIn(token)).toBeUndefined();
      expect(tokens.urlOf(id)).toBe(`https://print.example/v/${token}`);
    }
  });

  it('S8 accepts no token that differs in any character, also where base64url ignores bits', () => {
    const token = tokens.of(randomUUID());
    for (let place = 0; place < token.length; place += 1) {
      const others = place === token.length - 1 ? ALPHABET : 'A_';
      for (const letter of others) {
        const forged = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`;
        if (forged !== token) expect(tokens.linkIdIn(forged)).toBeUndefined();
      }
    }
    for (const wrong of ['', token.slice(1), `${token}A`, `${token}=`])
      expect(tokens.linkIdIn(wrong)).toBeUndefined();
  });
});
