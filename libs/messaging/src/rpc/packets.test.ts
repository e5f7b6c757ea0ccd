import { describe, expect, test } from '@jest/globals';
import { clientOf, parseRequest } from './packets.ts';

const metadata = { deadline: '1000', deadlineMs: '5000' };

describe('a request', () => {
  test('is parsed when it is one of ours', () => {
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
  ])('is nothing when it is not: %s', (raw) => {
    expect(parseRequest(raw)).toBeUndefined();
  });

  test('names its client', () => {
    expect(clientOf('4fGh_x-1.zz')).toBe('4fGh_x-1');
  });
});
