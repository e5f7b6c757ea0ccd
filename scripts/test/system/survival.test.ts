import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { inProject } from '../../project-root.ts';
import { ApiUser } from './api-user.ts';
import { eventually } from '@printpartner/testing/e2e';
import { removeDataDir, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
/** Enough for three replicas to always have a request to take. */
const IN_FLIGHT = 100;

interface Saved {
  uuid: string;
  project_name: string;
}
interface Upcoming {
  project_id: string;
}

describe('what must survive', () => {
  let system: Starter;
  beforeAll(async () => {
    system = await Starter.launch();
    await system.ready();
  }, 6 * MINUTE_MS);
  afterAll(async () => {
    await system.stop();
    removeDataDir(system.dataDir);
  }, 3 * MINUTE_MS);

  const killed = new Map<string, number>();
  const kill = (name: string) => {
    const { pid } = system.process(name);
    killed.set(name, pid);
    process.kill(pid, 'SIGKILL');
  };
  /** A system whose process has just died still answers that it is ready, so the new one must run first. */
  const wellAgain = () =>
    eventually(
      async () => {
        for (const [name, pid] of killed) expect(system.process(name).pid).not.toBe(pid);
        expect(await system.isReady()).toBe(true);
      },
      { timeout: 2 * MINUTE_MS, interval: 100 },
    );

  it(
    'K5 a killed service loses only what it held: every save that was answered is there, once',
    async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => ApiUser.signUp(system.url)));
      const names = Array.from({ length: 18 }, (_, index) => `Job ${index}`);
      const first = Promise.withResolvers<void>();
      // While it is at work: some saves are answered, and the rest are on their way.
      const killing = first.promise.then(() => kill('projects'));
      const outcomes = await Promise.all(
        people.flatMap((person) =>
          names.map(async (project_name) => {
            const answer = await person.send('POST', '/api/projects', { project_name });
            first.resolve();
            return { person, project_name, status: answer.status };
          }),
        ),
      );
      await killing;
      await wellAgain();
      const statuses = new Set(outcomes.map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 503, 504].includes(status))).toEqual([]);
      for (const person of people) {
        const stored = (await person.get<Saved[]>('/api/projects')).map(({ project_name }) => project_name);
        expect(new Set(stored).size).toBe(stored.length);
        const answered = outcomes.filter((one) => one.person === person && one.status === 200);
        expect(stored).toEqual(expect.arrayContaining(answered.map(({ project_name }) => project_name)));
      }
    },
    5 * MINUTE_MS,
  );

  it(
    'K6 reminders reach alerts once, with alerts killed, Redis restarted, and Redis wiped before the outbox was sent',
    async () => {
      const person = await ApiUser.signUp(system.url);
      const redisUrl = system.environmentOf('projects')['REDIS_URL'] ?? '';
      const uuids: string[] = [];
      const save = async (project_name: string) => {
        const reminder = { reminder_date: '2099-01-01', reminder_time: '10:00', time_zone: 'UTC' };
        const answer = await person.send('POST', '/api/projects', { project_name, ...reminder });
        expect(answer.status).toBe(200);
        const { uuid } = (await answer.json()) as Saved;
        uuids.push(uuid);
      };
      kill('alerts');
      for (let n = 0; n < 5; n += 1) await save(`While alerts is down ${n}`);
      const redis = new Redis(redisUrl);
      await redis.flushall();
      redis.disconnect();
      await wellAgain();
      for (let n = 0; n < 3; n += 1) await save(`Before the restart ${n}`);
      kill('redis');
      await wellAgain();
      for (let n = 0; n < 3; n += 1) await save(`Before the second kill ${n}`);
      kill('alerts');
      await wellAgain();
      await eventually(
        async () => {
          const upcoming = await person.get<Upcoming[]>('/api/alerts/upcoming');
          expect(upcoming.map(({ project_id }) => project_id).toSorted()).toEqual(uuids.toSorted());
        },
        { timeout: 3 * MINUTE_MS, interval: 100 },
      );
    },
    8 * MINUTE_MS,
  );

  it(
    'K5 three replicas of projects share the work, and each request is handled once',
    async () => {
      const extra: { child: ChildProcess; log: string }[] = [0, 1].map(() => {
        const child = spawn(process.execPath, [inProject('services', 'projects', 'dist', 'main.js')], {
          env: system.environmentOf('projects'),
          stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        });
        const replica = { child, log: '' };
        child.stdout?.on('data', (chunk: Buffer) => (replica.log += chunk.toString()));
        return replica;
      });
      await Promise.all(extra.map(({ child }) => new Promise((resolve) => child.once('message', resolve))));
      const person = await ApiUser.signUp(system.url);
      const asked = Array.from({ length: 400 }, (): string => randomUUID());
      const waiting = [...asked];
      const statuses: number[] = [];
      const askInTurn = async () => {
        for (let requestId = waiting.pop(); requestId; requestId = waiting.pop())
          statuses.push((await person.send('GET', '/api/projects', undefined, requestId)).status);
      };
      // All at once, a busy machine would answer the last ones after their deadline.
      await Promise.all(Array.from({ length: IN_FLIGHT }, askInTurn));
      expect(statuses).toEqual(asked.map(() => 200));
      const ended = extra.map(({ child }) => new Promise((resolve) => child.once('close', resolve)));
      for (const { child } of extra) child.kill('SIGTERM');
      await Promise.all(ended);
      // One queue: when this is handled, so is all that came before it.
      const last = randomUUID();
      expect((await person.send('GET', '/api/projects', undefined, last)).status).toBe(200);
      const ownLog = () => readFileSync(join(system.dataDir, 'logs', 'projects.log'), 'utf8');
      await eventually(() => expect(requestIdsOf(ownLog())).toContain(last), {
        timeout: MINUTE_MS,
        interval: 100,
      });
      const logs = [ownLog(), ...extra.map(({ log }) => log)];
      const handled = logs.map((log) => requestIdsOf(log).filter((id) => asked.includes(id)));
      expect(handled.flat().toSorted()).toEqual(asked.toSorted());
      expect(handled.filter((ids) => ids.length > 0)).toHaveLength(3);
    },
    5 * MINUTE_MS,
  );
});

/** Request ids of the calls of projects.list that a log tells of. */
function requestIdsOf(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.includes('"pattern":"projects.list"'))
    .map((line) => String((JSON.parse(line) as { requestId?: unknown }).requestId));
}
