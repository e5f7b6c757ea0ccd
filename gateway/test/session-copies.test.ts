import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  deleteProject,
  listProjects,
  type LiveSession,
  type RpcOutput,
  sessionCopy,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { hashToken } from '../src/identity/session-cookie.ts';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const asked: string[] = [];

@Controller()
class Projects {
  @HandleRpc(listProjects)
  async list(): Promise<RpcOutput<typeof listProjects>> {
    asked.push('list');
    return { projects: [], archivedCount: 61, next: null };
  }

  @HandleRpc(deleteProject)
  async delete(): Promise<never> {
    asked.push('delete');
    throw new Error('Nothing may be deleted');
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ projects: Projects });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  asked.length = 0;
});

const newSession = (): LiveSession => ({
  user: {
    id: randomUUID(),
    email: 'maya@example.com',
    firstName: null,
    lastName: null,
    emailConfirmed: false,
  },
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
});
const live = newSession();

/** Puts this copy into Redis. @returns its token */
async function tokenWith(copy: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await gateway.redis.set(sessionCopy.key(hashToken(token)), copy, 'EX', 60);
  return token;
}

const send = (token: string, path: string, method = 'GET'): Promise<Response> =>
  fetch(`${gateway.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });

/** Requests the session of a token with this copy in Redis. */
const requestWith = async (copy: string): Promise<Response> =>
  send(await tokenWith(copy), '/api/auth/session');

/** Revokes a session without telling any gateway. */
const revoke = (token: string) => gateway.redis.set(sessionCopy.revokedKey(hashToken(token)), '1', 'EX', 60);

describe('copies of sessions', () => {
  it('A5 copies of sessions are used without calling auth', async () => {
    const answer = await requestWith(JSON.stringify(live));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: live.user });
  });

  it('A5 with an outdated or invalid shape are ignored, and auth is called', async () => {
    const { emailConfirmed: _, ...olderUser } = live.user;
    const copies = [JSON.stringify({ ...live, user: olderUser }), '{"user":', 'null', '7', '[]'];
    for (const answer of await Promise.all(copies.map(requestWith))) {
      // No auth service is running here.
      expect(await answer.json()).toMatchObject({ code: 'system.timeout', status: 504 });
    }
  });

  it('A5 copies of sessions read at once are each their own', async () => {
    const sessions = Array.from({ length: 20 }, newSession);
    const answers = await Promise.all(sessions.map((session) => requestWith(JSON.stringify(session))));
    const users = await Promise.all(answers.map((answer) => answer.json()));
    expect(users).toEqual(sessions.map(({ user }) => ({ user })));
  });

  it('A5 revoked after a read show nothing on the next one, and write nothing', async () => {
    const token = await tokenWith(JSON.stringify(live));
    const first = await send(token, '/api/projects');
    expect([first.status, first.headers.get('x-archived-count')]).toEqual([200, '61']);
    await revoke(token);
    const next = await send(token, '/api/projects');
    expect([next.status, next.headers.get('x-archived-count')]).toEqual([401, null]);
    expect(await next.json()).toMatchObject({ code: 'auth.no_session' });
    const written = await send(token, `/api/projects/${randomUUID()}`, 'DELETE');
    expect(written.status).toBe(401);
    expect(asked).not.toContain('delete');
  });

  it('A5 revoked after a read refuse before they say what was wrong with the next one', async () => {
    const token = await tokenWith(JSON.stringify(live));
    expect((await send(token, '/api/projects?before=yesterday')).status).toBe(422);
    await revoke(token);
    expect((await send(token, '/api/projects?before=yesterday')).status).toBe(401);
  });

  it('A5 that have ended are not read by, though their copy is still there', async () => {
    const expiresAt = new Date(Date.now() + 1_500).toISOString();
    const token = await tokenWith(JSON.stringify({ ...live, expiresAt }));
    expect((await send(token, '/api/projects')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect((await send(token, '/api/projects')).status).toBe(401);
  });
});
