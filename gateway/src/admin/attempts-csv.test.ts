import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { limits, type SignUpAttempt } from '@printpartner/contracts';
import { attemptPages, attemptsCsv } from './attempts-csv.ts';

const buildAttempt = (overrides: Partial<SignUpAttempt> = {}): SignUpAttempt => ({
  id: randomUUID(),
  timestamp: '2026-11-21T08:00:00.000Z',
  email: 'maya@example.com',
  platform: 'web',
  success: true,
  ipAddress: '203.0.113.7',
  errorMessage: null,
  ...overrides,
});

async function csvOf(...pages: SignUpAttempt[][]): Promise<string> {
  return (await Readable.from(attemptsCsv(Readable.from(pages))).toArray()).join('');
}

describe('attemptsCsv', () => {
  it.each(['\n', '\r'])('D3 quotes a cell that contains a single %j', async (lineEnd) => {
    const csv = await csvOf([buildAttempt({ errorMessage: `one${lineEnd}two` })]);
    expect(csv).toContain(`,"one${lineEnd}two"\r\n`);
  });

  it('D3 writes the dashboard columns, with Yes or No for success, and the head with its byte order mark once', async () => {
    const csv = await csvOf(
      [buildAttempt()],
      [buildAttempt({ success: false, errorMessage: 'He said "no", twice' })],
    );
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFTimestamp,Email,Platform,Success,IP Address,Error Message',
      '2026-11-21T08:00:00.000Z,maya@example.com,web,Yes,203.0.113.7,',
      '2026-11-21T08:00:00.000Z,maya@example.com,web,No,203.0.113.7,"He said ""no"", twice"',
      '',
    ]);
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
    'D3 prefixes an apostrophe to a cell that starts with %j',
    async (sign) => {
      const csv = await csvOf([buildAttempt({ email: `${sign}cmd@example.com` })]);
      const [, row = ''] = csv.split(/\r\n(?=2026)/);
      expect(row.split(',')[1]?.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );
});

const buildPage = (count: number) =>
  Array.from({ length: count }, () => ({ id: randomUUID() })) as SignUpAttempt[];

it('D3 reads a page of attempts only when the one before is consumed, until one isn’t full', async () => {
  const full = limits.signUpAttemptsMax;
  const pages = [buildPage(full), buildPage(full), buildPage(0)];
  const asked: (string | undefined)[] = [];
  const read = await attemptPages(async ({ before }) => {
    asked.push(before);
    return pages[asked.length - 1] ?? [];
  });
  expect(asked).toEqual([undefined]);
  const iterator = read[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toBe(pages[0]);
  expect(asked).toHaveLength(1);
  await iterator.next();
  await iterator.next();
  expect((await iterator.next()).done).toBe(true);
  expect(asked).toEqual([undefined, pages[0]?.at(-1)?.id, pages[1]?.at(-1)?.id]);
});
