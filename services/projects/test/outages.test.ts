import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listProjects, type ProjectDraft, saveProject } from '@printpartner/contracts';
import type { RpcError } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import pg from 'pg';
import { type Projects, startProjects } from './start-projects.ts';

/** What callers wait for by default. */
const CALL_MS = 5_000;

const probing = jest.spyOn(Socket.prototype, 'setKeepAlive');

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects({ isProxied: true });
});
afterAll(() => projects.stop());

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: RpcError) => error.reply.code,
  );
const list = (userId: string, deadlineMs?: number) =>
  codeOf(projects.call(listProjects, {}, userId, deadlineMs));
const save = (userId: string, draft: Partial<ProjectDraft> = { project_name: 'Menu' }) =>
  codeOf(projects.call(saveProject, draft, userId));
/** The port that a socket is connected to. */
const portOf = (socket: unknown) => (socket instanceof Socket ? String(socket.remotePort) : '');
const worksAgain = (userId = randomUUID()) =>
  eventually(async () => expect(await list(userId, CALL_MS)).toBe('ok'));

describe('a lost network', () => {
  afterEach(async () => {
    projects.proxy('postgres').restore();
    projects.proxy('redis').restore();
    await worksAgain();
  });

  it('K5 a half-open connection to Postgres fails one call before its deadline, and is replaced', async () => {
    const userId = randomUUID();
    expect(await list(userId)).toBe('ok');
    projects.proxy('postgres').freeze();
    expect(await list(userId, CALL_MS)).toBe('system.unavailable');
    await worksAgain(userId);
  });

  it('K5 calls fail before their deadline while Postgres is out of reach, even more than it has connections', async () => {
    projects.proxy('postgres').cut();
    const calls = Array.from({ length: 12 }, () => list(randomUUID(), CALL_MS));
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['system.unavailable']));
  });

  it.each(['postgres', 'redis'] as const)('K5 the kernel probes every idle connection to %s', (server) => {
    const { port } = new URL(projects.proxy(server).url);
    const sockets: unknown[] = probing.mock.contexts;
    const idleMs = probing.mock.calls
      .filter((_, index) => portOf(sockets[index]) === port)
      .map(([isOn, ms]) => isOn && ms);
    expect(new Set(idleMs)).toEqual(new Set([10_000]));
  });

  it('K5 half-open connections to Redis are replaced', async () => {
    projects.proxy('redis').freeze();
    await worksAgain();
  });
});

describe('a Postgres without disk space', () => {
  it('K5 refuses a save because the disk is full, and saves again when there is space', async () => {
    const userId = randomUUID();
    await projects.database.query(`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await projects.database.query(
      'create trigger disk_full before insert on projects for each row execute function disk_full()',
    );
    expect(await save(userId)).toBe('system.disk_full');
    expect(await list(userId)).toBe('ok');
    await projects.database.query('drop trigger disk_full on projects');
    expect(await save(userId)).toBe('ok');
  });
});

describe("a user's lock that another transaction holds", () => {
  let holder: pg.Client;
  const userId = randomUUID();
  beforeAll(async () => {
    holder = new pg.Client({ connectionString: projects.database.url });
    await holder.connect();
  });
  beforeEach(async () => {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [userId]);
  });
  afterEach(() => holder.query('rollback'));
  afterAll(() => holder.end());

  it("P6 refuses that user's calls beyond 43 as busy at once, and answers other users meanwhile", async () => {
    const saves = Array.from({ length: 70 }, () => save(userId));
    let refused = 0;
    for (const saved of saves) void saved.then((code) => (refused += code === 'system.busy' ? 1 : 0));
    await eventually(() => expect(refused).toBe(27));
    expect(await list(randomUUID(), CALL_MS)).toBe('ok');
    await holder.query('rollback');
    await Promise.all(saves);
    expect(refused).toBe(27);
  });

  it("P6 fails that user's saves as unavailable, and never stops another user's", async () => {
    /** Locks that are being waited for. */
    const waiting = async () => {
      const [row] = await projects.database.query(
        `select count(*)::int as locks from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      );
      return row?.['locks'];
    };
    const saves = Array.from({ length: 6 }, () => save(userId));
    await eventually(async () => expect(await waiting()).toBe(3));
    const others = save(randomUUID());
    // Without a free connection, it would wait for one of theirs.
    expect(await Promise.race([others.then(() => 'others'), ...saves])).toBe('others');
    expect(await others).toBe('ok');
    expect(new Set(await Promise.all(saves))).toEqual(new Set(['system.unavailable']));
    // They ended by themselves. A connection that is only closed keeps waiting in Postgres.
    expect(await waiting()).toBe(0);
    await holder.query('rollback');
    expect(await save(userId)).toBe('ok');
  });
});
