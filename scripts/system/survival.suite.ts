import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { inProject } from '../project-root.ts';
import { programOf } from '../start/services.ts';
import { ApiUser } from './api-user.ts';
import { eventually } from '@printpartner/testing/e2e';
import type { Running, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
/** Enough to keep three replicas busy. Forty would wait for longer than their deadline on a slow machine. */
const IN_FLIGHT = 12;

interface Saved {
  uuid: string;
  project_name: string;
}
interface Upcoming {
  project_id: string;
}

export function survivalSuite(running: Running): void {
  describe('durability', () => {
    let system: Starter;
    beforeAll(() => {
      system = running.system;
    });

    const killed = new Map<string, number>();
    const kill = (name: string) => {
      const { pid } = system.process(name);
      killed.set(name, pid);
      process.kill(pid, 'SIGKILL');
    };
    /** Right after a kill, the system still reports ready, so the restarted processes must be running first. */
    const recovered = () =>
      eventually(
        async () => {
          for (const [name, pid] of killed) expect(system.process(name).pid).not.toBe(pid);
          expect(await system.isReady()).toBe(true);
        },
        { timeout: 2 * MINUTE_MS, interval: 100 },
      );

    it(
      'K5 every acknowledged save is stored once although the service is killed',
      async () => {
        const people = await Promise.all(Array.from({ length: 5 }, () => ApiUser.signUp(system.url)));
        const names = Array.from({ length: 18 }, (_, index) => `Job ${index}`);
        const first = Promise.withResolvers<void>();
        // Killed in the middle of the work: some saves are acknowledged, the rest are under way.
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
        await recovered();
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
      'K6 reminders reach alerts once although alerts is killed, Redis restarted, and Redis wiped before the outbox is sent',
      async () => {
        const person = await ApiUser.signUp(system.url);
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
        const redis = new Redis(system.redisUrl);
        await redis.flushall();
        redis.disconnect();
        await recovered();
        for (let n = 0; n < 3; n += 1) await save(`Before the restart ${n}`);
        kill('redis');
        await recovered();
        for (let n = 0; n < 3; n += 1) await save(`Before the second kill ${n}`);
        kill('alerts');
        await recovered();
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
      'K5 three replicas of projects share the requests, and each request is handled once',
      async () => {
        const extra: { child: ChildProcess; log: string }[] = [0, 1].map(() => {
          const child = spawn(process.execPath, [inProject(programOf('services/projects'))], {
            // Their metrics have no port.
            env: { ...system.environmentOf('projects'), HEALTH_PORT: undefined },
            stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
          });
          const replica = { child, log: '' };
          child.stdout?.on('data', (chunk: Buffer) => (replica.log += chunk.toString()));
          return replica;
        });
        await Promise.all(extra.map(({ child }) => new Promise((resolve) => child.once('message', resolve))));
        const person = await ApiUser.signUp(system.url);
        const sent = Array.from({ length: 400 }, (): string => randomUUID());
        const waiting = [...sent];
        const statuses: number[] = [];
        const sendInTurn = async () => {
          for (let requestId = waiting.pop(); requestId; requestId = waiting.pop())
            statuses.push((await person.send('GET', '/api/projects', undefined, requestId)).status);
        };
        // If all were sent at once, the last ones could miss their deadline on a busy machine.
        await Promise.all(Array.from({ length: IN_FLIGHT }, sendInTurn));
        expect(statuses).toEqual(sent.map(() => 200));
        const ended = extra.map(({ child }) => new Promise((resolve) => child.once('close', resolve)));
        for (const { child } of extra) child.kill('SIGTERM');
        await Promise.all(ended);
        // There is one queue, so once this request is handled, so are all earlier ones.
        const last = randomUUID();
        expect((await person.send('GET', '/api/projects', undefined, last)).status).toBe(200);
        const ownLog = () => readFileSync(join(system.dataDir, 'logs', 'projects.log'), 'utf8');
        await eventually(() => expect(requestIdsOf(ownLog())).toContain(last), {
          timeout: MINUTE_MS,
          interval: 100,
        });
        const logs = [ownLog(), ...extra.map(({ log }) => log)];
        const handled = logs.map((log) => requestIdsOf(log).filter((id) => sent.includes(id)));
        expect(handled.flat().toSorted()).toEqual(sent.toSorted());
        expect(handled.filter((ids) => ids.length > 0)).toHaveLength(3);
      },
      5 * MINUTE_MS,
    );
  });
}

/** Request ids of the projects.list calls in a log. */
function requestIdsOf(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.includes('"pattern":"projects.list"'))
    .map((line) => String((JSON.parse(line) as { requestId?: unknown }).requestId));
}
