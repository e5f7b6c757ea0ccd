import { describe, expect, it } from '@jest/globals';
import { answerInTurn } from '../../platform/api/testing/answer-in-turn.ts';
import { writeQuotes } from './write-quotes.ts';

const server = answerInTurn(() => ({}));
const params = { id: 'b4b6b2a4-4e04-4c62-9b3c-0a3d9d2f1f00' };
const mail = () => writeQuotes('POST /api/shares/:id/mail', { params });
const revoke = () => writeQuotes('DELETE /api/shares/:id', { params });
const keysOf = () => server.sent.splice(0).map(({ key }) => key);

describe('a write of links and quotes', () => {
  it('S10 that got no answer is repeated with its key, and one that was answered has a new one', async () => {
    server.replies.push('lost', { status: 502 }, { status: 200 });
    await expect(mail()).rejects.toThrow('Failed to fetch');
    await expect(mail()).rejects.toMatchObject({ status: 502 });
    await mail();
    await mail();
    const [first, second, third, fourth] = keysOf();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('S10 a repeated write has a new key after another write, which may have undone it', async () => {
    server.replies.push('lost', 'lost', { status: 200 });
    await expect(mail()).rejects.toThrow('Failed to fetch');
    await expect(revoke()).rejects.toThrow('Failed to fetch');
    await mail();
    expect(new Set(keysOf()).size).toBe(3);
  });
});
