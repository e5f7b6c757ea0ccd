import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  adminUserData,
  alertsUserData,
  allowExport,
  authUserData,
  preflightUserData,
  projectsUserData,
  type RpcInput,
  specsUserData,
  type UserDataContract,
  type UserDataPage,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import type { Redis } from 'ioredis';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

const NO_ROWS: UserDataPage = { rows: [], next: null };

/** Answers a page of projects; the number of the page counts from 0. */
let answerPage: (page: number) => Promise<UserDataPage> | UserDataPage = () => NO_ROWS;

@Controller()
class Projects {
  @HandleRpc(projectsUserData)
  async userData({ kind, after }: RpcInput<typeof projectsUserData>) {
    return kind === 'projects' ? answerPage(Number(after)) : NO_ROWS;
  }
}

function withoutRows(contract: UserDataContract) {
  @Controller()
  class WithoutRows {
    @HandleRpc(contract)
    async userData() {
      return NO_ROWS;
    }
  }
  return WithoutRows;
}

/** Whether the session is confirmed. */
let isConfirmed = true;

@Controller()
class Auth extends withoutRows(authUserData) {
  @HandleRpc(allowExport)
  async allowExport() {
    if (isConfirmed) return {};
    throw new AppError('auth.confirmation_required', { userMessage: 'Enter your password again.' });
  }
}

const project = (n: number) => ({ id: n, notes: 'x'.repeat(1_000) });

let gateway: GatewayWithServices;
let redis: Redis;
let url: string;
beforeAll(async () => {
  gateway = await startGatewayWith({
    projects: Projects,
    auth: Auth,
    alerts: withoutRows(alertsUserData),
    admin: withoutRows(adminUserData),
    preflight: withoutRows(preflightUserData),
    specs: withoutRows(specsUserData),
  });
  ({ url, redis } = gateway);
});
afterAll(() => gateway.stop());
afterEach(() => {
  answerPage = () => NO_ROWS;
  isConfirmed = true;
});

const exportAs = (headers: Record<string, string>, signal?: AbortSignal, encoding = 'identity') =>
  fetch(`${url}/api/auth/export`, {
    headers: { ...headers, 'accept-encoding': encoding },
    ...(signal && { signal }),
  });
const bodyWithoutTime = async (answer: Response) =>
  (await answer.text()).replace(/"exportedAt":"[^"]+"/, '"exportedAt":""');

describe('the data export', () => {
  it('A6 sends the first records before the last ones are read, as one JSON file', async () => {
    const received = Promise.withResolvers<void>();
    answerPage = async (page) => {
      if (page === 2) await received.promise;
      return { rows: [project(page)], next: page === 2 ? null : String(page + 1) };
    };
    const answer = await exportAs(await signedIn(redis));
    let text = '';
    for await (const piece of answer.body ?? []) {
      text += Buffer.from(piece).toString();
      if (text.includes('"id":1')) received.resolve();
    }
    const { services: exported } = JSON.parse(text);
    expect(exported.projects).toEqual({
      projects: [project(0), project(1), project(2)],
      active_project: [],
      early_choices: [],
    });
    expect(Object.keys(exported)).toEqual(['auth', 'projects', 'alerts', 'specs', 'admin', 'preflight']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?print-partner-export-/,
    );
  });

  it('A6 the data export is the same file when it is compressed, and its first records are sent before the last ones are read', async () => {
    const headers = await signedIn(redis);
    const LAST = 40;
    // Compression holds back what doesn't fill its buffers, so these records repeat nothing.
    const texts = Array.from({ length: LAST + 1 }, () => randomBytes(20_000).toString('base64'));
    const received = Promise.withResolvers<void>();
    answerPage = async (page) => {
      if (page === LAST) await received.promise;
      return { rows: [{ id: page, notes: texts[page] }], next: page === LAST ? null : String(page + 1) };
    };
    const answer = await exportAs(headers, undefined, 'gzip');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    let text = '';
    for await (const piece of answer.body ?? []) {
      text += Buffer.from(piece).toString();
      if (text.includes('"id":1,')) received.resolve();
    }
    const plain = await exportAs(headers);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await bodyWithoutTime(new Response(text))).toBe(await bodyWithoutTime(plain));
    expect(JSON.parse(text).services.projects.projects).toHaveLength(LAST + 1);
  });

  it('A6 the data export is cut off when a service fails midway, and answered with the problem when it fails at the start', async () => {
    const headers = await signedIn(redis);
    const failFrom = (failing: number) => (page: number) => {
      if (page >= failing) throw new AppError('system.unavailable', { userMessage: 'Projects are away.' });
      return { rows: [project(page)], next: String(page + 1) };
    };
    answerPage = failFrom(2);
    const cut = await exportAs(headers);
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow('terminated');
    answerPage = failFrom(0);
    const refused = await exportAs(headers);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-disposition')).toBeNull();
    expect(await refused.json()).toMatchObject({ detail: 'Projects are away.' });
  });

  it('A5 A6 the data export is refused to a session that is not confirmed, which takes none of the hour’s ten', async () => {
    const headers = await signedIn(redis);
    isConfirmed = false;
    for (let n = 1; n <= 11; n += 1) {
      const refused = await exportAs(headers);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'auth.confirmation_required' });
    }
    isConfirmed = true;
    expect((await exportAs(headers)).status).toBe(200);
  });

  it('A6 runs once at a time per user, also after a download that was canceled', async () => {
    const [mine, other] = [await signedIn(redis), await signedIn(redis)];
    const held = Promise.withResolvers<UserDataPage>();
    answerPage = (page) => (page === 0 ? { rows: [project(0)], next: '1' } : held.promise);
    const cancel = new AbortController();
    const first = await exportAs(mine);
    const second = await exportAs(mine);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await second.json()).toMatchObject({
      code: 'auth.export_running',
      detail: 'Your data is already being downloaded. Wait until that download is done, then try again.',
    });
    const others = await exportAs(other);
    expect(others.status).toBe(200);
    held.resolve(NO_ROWS);
    await Promise.all([first.text(), others.text()]);
    answerPage = (page) => ({ rows: [{ notes: 'x'.repeat(500_000) }], next: String(page + 1) });
    const endless = await exportAs(mine, cancel.signal);
    expect(endless.status).toBe(200);
    cancel.abort();
    await expect(endless.text()).rejects.toThrow('aborted');
    answerPage = () => NO_ROWS;
    await eventually(async () => expect((await exportAs(mine)).status).toBe(200));
  });

  it('A6 the data export is limited to ten an hour per user', async () => {
    const headers = await signedIn(redis);
    for (let n = 1; n <= 10; n += 1) {
      const answer = await exportAs(headers);
      await answer.text();
      expect(answer.status).toBe(200);
    }
    const refused = await exportAs(headers);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'request.rate_limited' });
    expect((await exportAs(await signedIn(redis))).status).toBe(200);
  });
});
