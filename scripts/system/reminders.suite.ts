import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiUser } from './api-user.ts';
import { Disturber } from './disturber.ts';
import { type CaughtMail, eventually, mailsTo } from '@printpartner/testing/e2e';
import { RemindedUser } from './reminded-user.ts';
import type { Running, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
const PROJECTS = 10;

export function remindersSuite(running: Running): void {
  describe('reminders', () => {
    let system: Starter;
    let disturb: Disturber;
    beforeAll(() => {
      system = running.system;
      disturb = new Disturber(system);
    });

    const recovered = () =>
      eventually(async () => expect(await system.isReady()).toBe(true), {
        timeout: 2 * MINUTE_MS,
        interval: 100,
      });

    async function withProjects(prefix: string) {
      const person = await ApiUser.signUp(system.url);
      const uuids: string[] = [];
      for (let n = 0; n < PROJECTS; n += 1) {
        const answer = await person.send('POST', '/api/projects', { project_name: `${prefix} ${n}` });
        uuids.push(((await answer.json()) as { uuid: string }).uuid);
      }
      return { person, uuids };
    }

    it(
      'R2 K6 reminders are each delivered once although alerts, gateway, projects, Redis and Postgres are killed around the due time and Redis is wiped before',
      async () => {
        const { person, uuids } = await withProjects('Job');
        const fireAt = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 8_000);
        const created = await Promise.all(
          uuids.map((project_id) => {
            const alert = { project_id, message: 'Proof', fire_at_utc: fireAt.toISOString() };
            return person.send('POST', '/api/alerts', alert);
          }),
        );
        expect(new Set(created.map(({ status }) => status))).toEqual(new Set([200]));
        const browser = new RemindedUser(person);
        // ms relative to the due time.
        await disturb.all(fireAt, [
          [-6_000, 'kill', 'alerts'],
          [-3_000, 'wipe', 'redis'],
          [-100, 'kill', 'alerts'],
          [150, 'kill', 'gateway'],
          [300, 'kill', 'projects'],
          [1_500, 'kill', 'redis'],
          [450, 'kill', 'postgres'],
        ]);
        await recovered();
        const expectDeliveredOnce = () =>
          expect(browser.shown.map(({ projectId }) => projectId).toSorted()).toEqual(uuids.toSorted());
        await eventually(expectDeliveredOnce, { timeout: 2 * MINUTE_MS, interval: 100 });
        await eventually(async () => expect(await person.get('/api/alerts/due')).toEqual([]), {
          timeout: MINUTE_MS,
          interval: 100,
        });
        // A duplicate would arrive by now: from a sweep (every 5 s), a poll or a new stream.
        await Promise.all([pause(6_000), browser.refresh()]);
        await browser.close();
        expectDeliveredOnce();
        expect(browser.duplicates).toEqual([]);
      },
      8 * MINUTE_MS,
    );

    it(
      'R6 of due dates are mailed once to a confirmed address although the mail server and alerts are killed at the due time and Redis is wiped',
      async () => {
        const mailUrl = system.printedValue('mail') ?? '';
        const [confirmed, unconfirmed] = [await ApiUser.signUp(system.url), await ApiUser.signUp(system.url)];
        const mailsOf = ({ email }: ApiUser) => mailsTo(email, mailUrl);
        await confirm(confirmed, mailsOf);
        // A time zone in which 09:00 of today is still to come.
        const timeZone = zoneAtFive(new Date());
        const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
        for (const person of [confirmed, unconfirmed]) {
          const project = { project_name: 'Season program', client_name: 'Lakeview Arts' };
          await person.send('POST', '/api/projects', { ...project, due_date: today, time_zone: timeZone });
        }
        const database = new pg.Client({ connectionString: system.environmentOf('alerts')['DATABASE_URL'] });
        await database.connect();
        try {
          const isDueDate = `alert_type = 'due-date' and pushed_at is null`;
          await eventually(
            async () => {
              const { rowCount } = await database.query(`select from project_alerts where ${isDueDate}`);
              expect(rowCount).toBe(2);
            },
            { timeout: MINUTE_MS, interval: 100 },
          );
          const { pid: mailPid } = system.process('mail');
          // Suspended, so that alerts is in the middle of sending a mail when both are killed.
          process.kill(mailPid, 'SIGSTOP');
          // Makes the due time now.
          await database.query(
            `update project_alerts set fire_at_utc = date_trunc('second', now()), armed_at = null where ${isDueDate}`,
          );
          const states = () =>
            database.query(`select state from mails order by state`).then(({ rows }) => rows);
          // The dropped mail is the unconfirmed user's, so the other one is claimed and no claim is on its way.
          await eventually(
            async () => expect(await states()).toEqual([{ state: 'dropped' }, { state: 'sending' }]),
            { timeout: MINUTE_MS, interval: 100 },
          );
          const killedAt = new Date();
          process.kill(system.process('alerts').pid, 'SIGKILL');
          process.kill(mailPid, 'SIGKILL');
          await disturb.wipeRedis();
          // Another worker takes over a mail after two minutes.
          await database.query(
            `update mails set claimed_at = claimed_at - interval '2 minutes' where state = 'sending' and claimed_at <= $1`,
            [killedAt],
          );
          await recovered();
          await eventually(
            async () => expect(await states()).toEqual([{ state: 'dropped' }, { state: 'sent' }]),
            { timeout: 4 * MINUTE_MS, interval: 100 },
          );
        } finally {
          await database.end();
        }
        const [mail, ...more] = (await mailsOf(confirmed)).filter(({ subject }) => subject.startsWith('Due'));
        expect(more).toEqual([]);
        expect(mail?.subject).toBe('Due today: Season program');
        expect(mail?.text).toContain('Client: Lakeview Arts');
        expect(mail?.text).toMatch(/\/\?tab=projects&project=[\da-f-]{36}/);
        expect((await mailsOf(unconfirmed)).filter(({ subject }) => subject.startsWith('Due'))).toEqual([]);
        for (const person of [confirmed, unconfirmed]) {
          expect(await person.get('/api/alerts/due')).toMatchObject([{ alert_type: 'due-date' }]);
        }
      },
      8 * MINUTE_MS,
    );
  });
}

async function confirm(person: ApiUser, mailsOf: (person: ApiUser) => Promise<CaughtMail[]>): Promise<void> {
  await person.send('POST', '/api/auth/request-confirmation', {});
  await eventually(
    async () => {
      const texts = (await mailsOf(person)).map(({ text }) => text).join('\n');
      const token = /[?&#]token=([^\s&"<>]+)/.exec(texts)?.[1];
      expect(token).toBeDefined();
      const answer = await person.send('POST', '/api/auth/confirm-email', {
        token: decodeURIComponent(token ?? ''),
      });
      expect(answer.status).toBe(200);
    },
    { timeout: 3 * MINUTE_MS, interval: 100 },
  );
}

/** An IANA zone in which the instant is between 04:00 and 06:00. Etc zones have inverted signs. */
function zoneAtFive(instant: Date): string {
  const behind = (instant.getUTCHours() - 5 + 24) % 24;
  return behind <= 12 ? `Etc/GMT+${behind}` : `Etc/GMT-${24 - behind}`;
}
