import { describe, expect, test } from '@jest/globals';
import { clientOf, parseRequest } from './packets.ts';

const metadata = { deadline: '1000', deadlineMs: '5000', nonce: '1' };

describe('parseRequest', () => {
  test('parses a request', () => {
    const packet = { id: 'client.1', pattern: 'demo.echo', data: { a: 1 }, metadata };
    expect(parseRequest(JSON.stringify(packet))).toEqual(packet);
  });

  test.each([
    'nonsense',
    'null',
    '[]',
    '{"id":"x.1","pattern":"demo.echo"}',
    JSON.stringify({ id: 1, pattern: 'demo.echo', metadata }),
    JSON.stringify({ id: 'x.1', pattern: 'demo.echo', metadata: { ...metadata, deadline: 'soon' } }),
    JSON.stringify({ id: 'x.1', pattern: 'demo.echo', metadata: { deadline: '1000' } }),
    JSON.stringify({ id: 'x.1', pattern: 'demo.echo', metadata: { ...metadata, nonce: '' } }),
  ])('returns undefined for a malformed request: %s', (raw) => {
    expect(parseRequest(raw)).toBeUndefined();
  });

  test('clientOf returns the client id', () => {
    expect(clientOf('4fGh_x-1.zz')).toBe('4fGh_x-1');
  });
});
