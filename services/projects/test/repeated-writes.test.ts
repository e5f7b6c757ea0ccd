import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountDeleted,
  clearActiveProject,
  deleteProject,
  IDEMPOTENCY_DAYS,
  listProjects,
  patchProject,
  saveProject,
  setActiveProject,
} from '@printpartner/contracts';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());

const buildKey = (requestHash = 'a') => ({ key: randomUUID(), requestHash });
const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });
const listed = async (user: string) => (await projects.call(listProjects, {}, user)).projects;
const create = (user: string, project_name: string, idempotency = buildKey()) =>
  projects.callOnce(saveProject, { project_name }, user, idempotency);

async function keysOf(userId: string): Promise<unknown[]> {
  const rows = await projects.database.query('select key from idempotency_keys where user_id = $1', [userId]);
  return rows.map(({ key }) => key);
}

/** How many events the user's writes have recorded. */
async function eventsOf(userId: string): Promise<number> {
  const rows = await projects.database.query("select 1 from outbox_events where payload ->> 'userId' = $1", [
    userId,
  ]);
  return rows.length;
}

describe('a repeated write', () => {
  it('S7 every write of projects has one effect per key and the same answer, even after Redis was emptied', async () => {
    const user = randomUUID();
    const other = await projects.call(saveProject, { project_name: 'Other' }, user);
    const once = async <Answer>(send: (idempotency: ReturnType<typeof buildKey>) => Promise<Answer>) => {
      const idempotency = buildKey();
      const first = await send(idempotency);
      const [events, state] = [await eventsOf(user), await listed(user)];
      await projects.redis.flush();
      expect(JSON.stringify(await send(idempotency))).toBe(JSON.stringify(first));
      expect([await eventsOf(user), await listed(user)]).toEqual([events, state]);
      return first;
    };
    const { id, revision } = await once((key) => create(user, 'Menu', key));
    expect(revision).toBe(1);
    const ref = String(id);
    const patched = await once((key) =>
      projects.callOnce(patchProject, { ref, fields: { notes: 'CMYK' } }, user, key),
    );
    expect(patched.revision).toBe(2);
    await once((key) => projects.callOnce(patchProject, { ref, fields: { archived: true } }, user, key));
    await once((key) => projects.callOnce(setActiveProject, { last_project_id: other.id }, user, key));
    await once((key) => projects.callOnce(clearActiveProject, {}, user, key));
    await once((key) => projects.callOnce(deleteProject, { ref }, user, key));
  });

  it('S7 a repeated write that arrives while the first one runs waits for its answer', async () => {
    const user = randomUUID();
    const idempotency = buildKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(user, 'Menu', idempotency)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await listed(user)).toMatchObject([{ project_name: 'Menu', revision: 1 }]);
  });

  it('S7 a repeated write gets the answer of the first, also after other writes', async () => {
    const user = randomUUID();
    const idempotency = buildKey();
    const first = await create(user, 'Menu', idempotency);
    await projects.call(patchProject, { ref: String(first.id), fields: { notes: 'newer' } }, user);
    expect(await create(user, 'Menu', idempotency)).toEqual(first);
    expect(await listed(user)).toMatchObject([{ notes: 'newer', revision: 2 }]);
  });

  it('S7 a key counts for its user alone', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    const idempotency = buildKey();
    await create(maya, 'Menu', idempotency);
    expect(await create(noor, 'Menu', idempotency)).toMatchObject({ user_id: noor, revision: 1 });
  });

  it('S7 a key of another request is refused and has no effect', async () => {
    const user = randomUUID();
    const idempotency = buildKey();
    await create(user, 'Menu', idempotency);
    await expect(create(user, 'Flyer', { ...idempotency, requestHash: 'b' })).rejects.toEqual(
      refusal('request.key_reused'),
    );
    expect(await listed(user)).toHaveLength(1);
  });

  it('S7 a refused write keeps no key and is judged again', async () => {
    const user = randomUUID();
    const idempotency = buildKey();
    const rename = (ref: string) =>
      projects.callOnce(patchProject, { ref, fields: { project_name: 'Menu' } }, user, idempotency);
    const [menu, flyer] = [await create(user, 'Menu'), await create(user, 'Flyer')];
    await expect(rename(String(flyer.id))).rejects.toEqual(refusal('projects.name_taken'));
    await projects.call(deleteProject, { ref: String(menu.id) }, user);
    expect(await rename(String(flyer.id))).toMatchObject({ project_name: 'Menu' });
  });
});

describe('a deleted project', () => {
  it('S7 a deleted project leaves no answer that tells of it, and no repeated write brings it back', async () => {
    const user = randomUUID();
    const [creation, patch, choice, removal] = [buildKey(), buildKey(), buildKey(), buildKey()];
    const uuid = randomUUID();
    const save = () => projects.callOnce(saveProject, { project_name: 'Menu', uuid }, user, creation);
    const { id } = await save();
    const ref = String(id);
    await projects.callOnce(patchProject, { ref, fields: { notes: 'secret' } }, user, patch);
    await projects.callOnce(setActiveProject, { last_project_id: id }, user, choice);
    await create(user, 'Other');
    const remove = () => projects.callOnce(deleteProject, { ref }, user, removal);
    const answer = await remove();
    const told = await projects.database.query(
      'select key, answer from idempotency_keys where user_id = $1 and answer is not null',
      [user],
    );
    expect(told.map(({ answer: text }) => text).join(' ')).not.toMatch(/Menu|secret/);
    expect(told).toHaveLength(2);
    expect(await remove()).toEqual(answer);
    await expect(save()).rejects.toEqual(refusal('projects.not_found'));
    expect(await listed(user)).toMatchObject([{ project_name: 'Other' }]);
  });
});

describe('keys', () => {
  it('S7 idempotency keys are removed after two weeks, of their own user only', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    const idempotency = buildKey();
    await create(maya, 'Menu', idempotency);
    await create(noor, 'Menu', idempotency);
    const age = (user: string, days: number) =>
      projects.database.query(
        `update idempotency_keys set created_at = now() - make_interval(days => $2) where user_id = $1`,
        [user, days],
      );
    await age(maya, IDEMPOTENCY_DAYS + 1);
    await age(noor, IDEMPOTENCY_DAYS - 1);
    await projects.sweepTombstones();
    expect(await keysOf(maya)).toEqual([]);
    expect(await keysOf(noor)).toEqual([idempotency.key]);
  });

  it('A6 idempotency keys are deleted with the account', async () => {
    const user = randomUUID();
    await create(user, 'Menu');
    const event = { userId: user, emailHash: '0'.repeat(64), deletedAt: new Date().toISOString() };
    await projects.accounts.publish(accountDeleted, event);
    await projects.accounts.allAcknowledged();
    expect(await keysOf(user)).toEqual([]);
  });
});
