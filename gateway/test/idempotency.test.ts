import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  clearActiveProject,
  type Idempotency,
  idempotencyHeader,
  listProjects,
  routes,
  type RpcInput,
  setActiveProject,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

const received: (Idempotency | undefined)[] = [];

@Controller()
class Pointers {
  @HandleRpc(setActiveProject)
  async set({ last_project_id }: RpcInput<typeof setActiveProject>, { idempotency }: HandlerCall) {
    received.push(idempotency);
    return { last_project_id, project: null };
  }

  @HandleRpc(clearActiveProject)
  async clear(_: RpcInput<typeof clearActiveProject>, { idempotency }: HandlerCall) {
    received.push(idempotency);
    return { success: true } as const;
  }

  @HandleRpc(listProjects)
  async list(_: RpcInput<typeof listProjects>, { idempotency }: HandlerCall) {
    received.push(idempotency);
    return { projects: [], archivedCount: 0, next: null };
  }
}

let gateway: GatewayWithServices;
let headers: { authorization: string };
beforeAll(async () => {
  gateway = await startGatewayWith({ projects: Pointers });
  headers = await signedIn(gateway.redis);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  received.length = 0;
});

const POINTER = '/api/projects/active';

function send(method: string, path: string, key: string | undefined, body?: object): Promise<Response> {
  return fetch(gateway.url + path, {
    method,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(key !== undefined && { [idempotencyHeader.name]: key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe('Idempotency-Key', () => {
  it('S7 reaches the service with a hash that tells requests apart', async () => {
    const key = randomUUID();
    await send('PUT', POINTER, key, { last_project_id: 7 });
    await send('PUT', POINTER, key.toUpperCase(), { last_project_id: 7 });
    await send('PUT', POINTER, key, { last_project_id: 8 });
    await send('DELETE', POINTER, key);
    await send('DELETE', POINTER, undefined);
    expect(received.map((call) => call?.key)).toEqual([key, key, key, key, undefined]);
    const [first, repeated, otherBody, otherMethod] = received.map((call) => call?.requestHash);
    expect(repeated).toBe(first);
    expect(new Set([first, otherBody, otherMethod]).size).toBe(3);
  });

  it('S7 that is not a UUID is refused with a problem document, without an effect', async () => {
    for (const key of ['7', 'x'.repeat(36), '']) {
      const answer = await send('PUT', POINTER, key, { last_project_id: 7 });
      expect([key, answer.status]).toEqual([key, 422]);
      expect(await answer.json()).toMatchObject({
        code: 'request.invalid',
        errors: [{ message: 'Idempotency-Key must be a UUID.' }],
      });
    }
    expect(received).toEqual([]);
  });

  it('S7 Idempotency-Key has no meaning for a request that only reads', async () => {
    expect((await send('GET', '/api/projects', 'anything')).status).toBe(200);
    expect(received).toEqual([undefined]);
  });

  it('S7 S10 Idempotency-Key is taken by every write of projects, spec sheets, reminders, vendors, links and quotes', () => {
    const writes = Object.values(routes).filter(
      (route) =>
        route.method !== 'GET' &&
        // A file isn't part of the hash that tells requests apart.
        !('upload' in route) &&
        /^\/api\/(projects|specs|spec-sheets|alerts|vendors|shares|quotes)\b/.test(route.path),
    );
    expect(writes.length).toBeGreaterThanOrEqual(31);
    expect(writes.filter((route) => !('isRepeatable' in route))).toEqual([]);
  });
});
