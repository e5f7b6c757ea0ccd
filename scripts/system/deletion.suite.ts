import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { serviceNames } from '../start/services.ts';
import { ApiUser } from './api-user.ts';
import { checkPdf } from './check-pdf.ts';
import { eventually } from '@printpartner/testing/e2e';
import type { Running, Starter } from './running-system.ts';
import { Traces } from './traces.ts';

const MINUTE_MS = 60_000;
/** Time for the services that were killed to start again. */
const AFTER_RESTART = { timeout: 2 * MINUTE_MS, interval: 100 };
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();

/** Auth deletes the account itself, and admin keeps a tombstone for the address. */
const tombstones = serviceNames()
  .filter((service) => service !== 'auth' && service !== 'admin')
  .map((service) => `${service}.erased_users`);

export function deletionSuite(running: Running): void {
  describe('account deletion', () => {
    let system: Starter;
    let traces: Traces;
    beforeAll(() => {
      system = running.system;
      traces = new Traces(system);
    });

    const signal = (name: string, how: NodeJS.Signals) => process.kill(system.process(name).pid, how);

    async function wipeRedis(): Promise<void> {
      const redis = new Redis(system.redisUrl);
      await redis.flushall();
      redis.disconnect();
    }

    async function askAdmin<T>(path: string): Promise<T> {
      const password = system.environmentOf('gateway')['ADMIN_PASSWORD'] ?? '';
      const answer = await fetch(`${system.url}/api/admin/${path}`, {
        headers: { 'x-admin-password': password },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    }
    const addresses = async () =>
      (await askAdmin<{ email: string }[]>('signup-attempts?limit=1000')).map(({ email }) => email);

    /** A user with a row of every kind. `words` is a unique text in every field that a user can fill in. */
    async function userWithData() {
      const person = await ApiUser.signUp(system.url);
      const words = randomUUID();
      const must = async (method: string, path: string, body: unknown) => {
        const answer = await person.send(method, path, body);
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as { id: number; uuid: string };
      };
      const remind = (project_name: string) =>
        must('POST', '/api/projects', {
          project_name,
          client_name: words,
          notes: words,
          reminder_date: '2099-01-01',
          reminder_message: words,
          time_zone: 'UTC',
        });
      const { id, uuid } = await remind(`Menu ${words}`);
      await must('PUT', '/api/projects/active', { last_project_id: id });
      await must('POST', '/api/alerts', { project_id: uuid, message: words, fire_at_utc: inAYear() });
      await must('PUT', '/api/preferences', { tabOrder: ['paper'] });
      const sessionId = await checkPdf(person, `${words}.pdf`);
      await must('POST', '/api/preflight/kept', { sessionId, projectId: uuid });
      const specs = { data: { extraNotes: words } };
      await must('PUT', '/api/specs/custom-specs-current', specs);
      await must('POST', '/api/spec-sheets', { kind: 'custom', name: words, project_uuid: uuid, ...specs });
      const { user } = await person.get<{ user: { id: string } }>('/api/auth/session');
      await eventually(async () => expect(await addresses()).toContain(person.email), {
        timeout: MINUTE_MS,
        interval: 100,
      });
      return { person, userId: user.id, words, remind };
    }

    it(
      'A6 K6 erases the user in every service although projects, preflight, specs and alerts were down, Redis was wiped, and auth was killed after its reply',
      async () => {
        const [deleted, other] = [await userWithData(), await userWithData()];
        const { person, userId, words } = deleted;
        const counts = await askAdmin('signup-stats');
        const tablesWithData = [
          'admin.signup_attempts',
          'alerts.project_alerts',
          'alerts.project_watermarks',
          'auth.known_devices',
          'auth.preferences',
          'auth.security_events',
          'auth.sessions',
          'preflight.kept_results',
          'projects.projects',
          'projects.user_project_state',
          'specs.spec_sheets',
          'specs.specs',
        ];
        expect(await traces.owned(userId)).toEqual(tablesWithData);
        expect(await traces.naming(person.email)).toEqual(
          expect.arrayContaining(['admin.signup_attempts', 'auth.accounts']),
        );

        // Suspended, not killed: the starter would restart them at once.
        signal('alerts', 'SIGSTOP');
        // Alerts can't consume this event: its text stays in the outbox and in Redis.
        await deleted.remind(`Postcard ${words}`);
        for (const name of ['projects', 'preflight', 'specs']) signal(name, 'SIGSTOP');
        expect((await person.deleteAccount()).status).toBe(200);
        signal('auth', 'SIGKILL');
        expect(await traces.naming(words)).toEqual([
          'alerts.outbox_events',
          'alerts.project_alerts',
          'alerts.project_watermarks',
          'preflight.kept_results',
          'preflight.preflight_sessions',
          'projects.outbox_events',
          'projects.projects',
          'specs.spec_sheets',
          'specs.specs',
        ]);
        await wipeRedis();
        for (const name of ['projects', 'preflight', 'specs', 'alerts']) signal(name, 'SIGKILL');

        await eventually(async () => {
          expect(await traces.owned(userId)).toEqual(tombstones);
          expect(await traces.naming(words, person.email)).toEqual([]);
        }, AFTER_RESTART);
        await eventually(async () => expect(await system.isReady()).toBe(true), AFTER_RESTART);

        // Only rows that expire still hold the id or the hash of the address: published events, sent mails, tombstones.
        const hash = createHash('sha256').update(person.email).digest('hex');
        const known = ['admin.erased_emails', 'auth.mails', 'auth.outbox_events', ...tombstones];
        expect(known).toEqual(expect.arrayContaining(await traces.naming(userId, hash)));

        expect((await person.send('GET', '/api/projects')).status).toBe(401);
        expect(await askAdmin('signup-stats')).toEqual(counts);
        expect(await addresses()).toEqual(expect.arrayContaining(['', other.person.email]));
        expect(await traces.owned(other.userId)).toEqual(tablesWithData);
      },
      10 * MINUTE_MS,
    );
  });
}
