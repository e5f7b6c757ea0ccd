import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  admitUpload,
  getActiveProject,
  listProjects,
  listVendors,
  openVendorLink,
  resolveSession,
  type RpcOutput,
  sessionCopy,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { hashToken } from '../src/identity/session-cookie.ts';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';
import { closeGateway } from './test-gateway.ts';

/** The number of FairTurns. */
const AT_ONCE = 12;
const OF_SITE = 16;
const LONG = 32;

/** Calls that wait in a service until they are let go. */
const held: (() => void)[] = [];
/** Calls that reached a service, since the test began. */
let reached = 0;
let isHolding = true;
const hold = async () => {
  reached += 1;
  if (isHolding) await new Promise<void>((release) => held.push(release));
};
const letGo = () => {
  isHolding = false;
  held.splice(0).forEach((release) => release());
};

@Controller()
class Projects {
  @HandleRpc(listProjects)
  async list(): Promise<RpcOutput<typeof listProjects>> {
    await hold();
    return { projects: [], archivedCount: 0, next: null };
  }

  @HandleRpc(getActiveProject)
  async active(): Promise<never> {
    throw new AppError('projects.not_found');
  }
}

@Controller()
class Auth {
  @HandleRpc(resolveSession)
  async resolve(): Promise<RpcOutput<typeof resolveSession>> {
    await hold();
    return { session: null };
  }
}

@Controller()
class Preflight {
  @HandleRpc(admitUpload)
  async admit(): Promise<never> {
    await hold();
    throw new AppError('request.rate_limited');
  }
}

@Controller()
class Specs {
  @HandleRpc(listVendors)
  async vendors(): Promise<never> {
    throw new AppError('quotes.not_found');
  }

  @HandleRpc(openVendorLink)
  async open(): Promise<never> {
    await hold();
    throw new AppError('quotes.link_closed');
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ auth: Auth, preflight: Preflight, projects: Projects, specs: Specs });
});
afterAll(() => gateway.stop());
afterEach(() => {
  letGo();
  isHolding = true;
  reached = 0;
});

type Person = Awaited<ReturnType<typeof signedIn>>;

const list = (person: Person, signal?: AbortSignal) =>
  fetch(`${gateway.url}/api/projects`, { headers: person, ...(signal && { signal }) });
/** Another account's call, to a service that holds the calls of others. */
const asOther = async (path = '/api/projects/active') =>
  fetch(`${gateway.url}${path}`, { headers: await signedIn(gateway.redis) });
const send = async (person: Person, body: string) =>
  fetch(`${gateway.url}/api/projects`, {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json' },
    body,
  });

const times = <T>(count: number, call: () => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, () => call());
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Waits until so many calls have reached a service, and a moment for one more. */
async function untilReached(count: number): Promise<void> {
  await eventually(() => expect(reached).toBeGreaterThanOrEqual(count));
  await asOther();
  await asOther();
  expect(reached).toBe(count);
}

/** Has an account all its turns taken. */
async function busyAccount() {
  const maya = await signedIn(gateway.redis);
  const answers = times(AT_ONCE, () => list(maya));
  await untilReached(AT_ONCE);
  return { maya, answers };
}

describe('requests of one account', () => {
  it('K3 requests of one account are handled a few at once, and nobody else waits for the others', async () => {
    const { maya, answers } = await busyAccount();
    answers.push(...times(50, () => list(maya)));
    await untilReached(AT_ONCE);
    expect((await asOther()).status).toBe(404);
    letGo();
    expect(new Set(await statuses(answers))).toEqual(new Set([200]));
  });

  it('K3 that waited are refused if their session has ended meanwhile', async () => {
    const { maya, answers } = await busyAccount();
    const late = list(maya);
    await untilReached(AT_ONCE);
    const tokenHash = hashToken(maya.authorization.replace('Bearer ', ''));
    await gateway.redis.set(sessionCopy.revokedKey(tokenHash), '1', 'EX', 60);
    letGo();
    expect((await late).status).toBe(401);
    await Promise.all(answers);
    expect(reached).toBe(AT_ONCE);
  });

  it('K3 requests of one account are not handled once their client has left, and leave no turn taken', async () => {
    const { maya, answers } = await busyAccount();
    const leaving = new AbortController();
    const left = times(20, () => list(maya, leaving.signal).catch(() => 'left'));
    await untilReached(AT_ONCE);
    leaving.abort();
    expect(await Promise.all(left)).toEqual(left.map(() => 'left'));
    // Its connections are closed before those of later calls are answered.
    await asOther();
    const late = list(maya);
    await untilReached(AT_ONCE);
    letGo();
    expect((await late).status).toBe(200);
    await Promise.all(answers);
    expect(reached).toBe(AT_ONCE + 1);
  });

  it('K3 requests of one account give their turn back when they fail, or when their client leaves', async () => {
    const maya = await signedIn(gateway.redis);
    const refused = times(AT_ONCE + 4, () => send(maya, '{"project_name":7}'));
    expect(new Set(await statuses(refused))).toEqual(new Set([422]));
    const leaving = new AbortController();
    const left = times(AT_ONCE, () => list(maya, leaving.signal).catch(() => 'left'));
    await untilReached(AT_ONCE);
    leaving.abort();
    await Promise.all(left);
    letGo();
    isHolding = true;
    reached = 0;
    const answers = times(AT_ONCE, () => list(maya));
    await untilReached(AT_ONCE);
    letGo();
    expect(new Set(await statuses(answers))).toEqual(new Set([200]));
  });

  it('K3 with more than a dozen large bodies that wait are refused, and told when to come again', async () => {
    const { maya, answers } = await busyAccount();
    const large = JSON.stringify({ notes: 'x'.repeat(250_000) });
    const writes = times(40, () => send(maya, large));
    const first = await Promise.race(writes);
    expect(first.headers.get('retry-after')).toBe('5');
    expect(await first.clone().json()).toMatchObject({ code: 'system.busy', status: 503 });
    letGo();
    const counts = Object.groupBy(await statuses(writes), String);
    expect([counts['422']?.length, counts['503']?.length]).toEqual([13, 27]);
    await Promise.all(answers);
  });

  it('K3 that are uploads or event streams have turns of their own', async () => {
    const { maya, answers } = await busyAccount();
    const leaving = new AbortController();
    const stream = fetch(`${gateway.url}/api/alerts/stream`, { headers: maya, signal: leaving.signal });
    const { url } = await Promise.race([stream, ...answers]);
    expect(url).toContain('/stream');
    leaving.abort();
    letGo();
    await Promise.all(answers);
  });
});

describe('uploads of one account', () => {
  it('K3 uploads of one account are handled a few at once', async () => {
    const maya = await signedIn(gateway.redis);
    const body = new FormData();
    const upload = () =>
      fetch(`${gateway.url}/api/preflight/analyze`, { method: 'POST', headers: maya, body });
    const answers = times(LONG + 8, upload);
    await untilReached(LONG);
    letGo();
    expect(new Set(await statuses(answers))).toEqual(new Set([429]));
  });
});

describe('requests of a site’s visitors', () => {
  it('K3 requests of a site’s visitors are handled a few at once, and the accounts of that site don’t wait for the others', async () => {
    const open = () => fetch(`${gateway.url}/api/vendor-links/${'v'.repeat(43)}`);
    const answers = times(OF_SITE + 60, open);
    await untilReached(OF_SITE);
    expect((await asOther('/api/vendors')).status).toBe(404);
    letGo();
    expect(new Set(await statuses(answers))).toEqual(new Set([410]));
  });

  it('K3 with invented tokens are asked for at auth a few at once', async () => {
    const answers = times(30, () =>
      list({ authorization: `Bearer ${randomBytes(32).toString('base64url')}` }),
    );
    await untilReached(8);
    letGo();
    expect(new Set(await statuses(answers))).toEqual(new Set([401]));
  });
});

describe('requests that wait when the gateway stops', () => {
  it('K3 requests that wait when the gateway stops get a 503 at once', async () => {
    const url = await gateway.listen({});
    const maya = await signedIn(gateway.redis);
    const ask = () => fetch(`${url}/api/projects`, { headers: maya });
    const running = times(AT_ONCE, ask);
    await untilReached(AT_ONCE);
    const late = ask();
    await asOther();
    const closed = closeGateway(url);
    expect(await (await late).json()).toMatchObject({ code: 'system.unavailable' });
    letGo();
    await Promise.all([...running, closed]);
  });
});
