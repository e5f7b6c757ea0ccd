import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { listSignUpAttempts, type RpcInput, type SignUpAttempt } from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { randomName } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const PAGE = 1_000;
const password = randomName('admin');

type Asked = RpcInput<typeof listSignUpAttempts>;
let asked: Asked[];
/** Attempts of a page; the number of the page counts from 0. */
let answerPage: (page: number) => Promise<SignUpAttempt[]>;

@Controller()
class Attempts {
  @HandleRpc(listSignUpAttempts)
  async list(input: Asked) {
    asked.push(input);
    return answerPage(asked.length - 1);
  }
}

const buildPage = (page: number, count: number): SignUpAttempt[] =>
  Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    timestamp: '2026-11-21T08:00:00.000Z',
    email: `person${page * PAGE + n}@example.com`,
    platform: 'web',
    success: true,
    ipAddress: '203.0.113.7',
    errorMessage: null,
  }));

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ admin: Attempts }, { ADMIN_PASSWORD: password });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => gateway.stop());

const download = (query = '') =>
  fetch(`${gateway.url}/api/admin/signup-attempts.csv${query}`, {
    headers: { 'x-admin-password': password },
  });

describe('the CSV file of sign-up attempts', () => {
  it('D3 the CSV of sign-up attempts has all attempts of all pages, with the filters applied to each', async () => {
    const pages = Array.from({ length: 13 }, (_, page) => buildPage(page, page === 12 ? 5 : PAGE));
    answerPage = async (page) => pages[page] ?? [];
    const answer = await download('?platform=web&ip=203.0.113.0/24&zone=America/New_York');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe('Timestamp,Email,Platform,Success,IP Address,Error Message');
    expect(rows.map((row) => row.split(',')[1])).toEqual(pages.flat().map(({ email }) => email));
    const filter = { platform: 'web', ip: '203.0.113.0/24', zone: 'America/New_York', limit: PAGE };
    expect(asked[0]).toEqual(filter);
    expect(asked[12]).toEqual({ ...filter, before: pages[11]?.at(-1)?.id });
    expect(asked).toHaveLength(13);
  });

  it('D3 the CSV of sign-up attempts has only the head when there are no attempts', async () => {
    answerPage = async () => [];
    expect(await (await download()).text()).toBe(
      'Timestamp,Email,Platform,Success,IP Address,Error Message\r\n',
    );
  });

  it('D3 the CSV of sign-up attempts is refused when the service fails at first, and cut off when it fails later', async () => {
    answerPage = async () => {
      throw new AppError('system.unavailable', { userMessage: 'Try again.' });
    };
    expect((await download()).status).toBe(503);
    asked = [];
    answerPage = async (page) => {
      if (page > 0) throw new AppError('system.unavailable', { userMessage: 'Try again.' });
      return buildPage(page, PAGE);
    };
    const answer = await download();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('D2 rejects a filter that doesn’t fit', async () => {
    for (const query of [
      '?ip=203.0.113',
      '?platform=fax',
      '?from=2026-02-30',
      '?zone=Mars/Olympus',
      '?email=x',
    ])
      expect((await download(query)).status).toBe(422);
    expect(asked).toEqual([]);
  });
});
