import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { newestOutboxInboxSql } from '@printpartner/messaging';
import { renderMetrics } from '@printpartner/metrics';
import {
  createTestDatabase,
  eventually,
  freePort,
  type MailCatcher,
  randomName,
  startMailCatcher,
  startRedis,
  type TestDatabase,
  testRedisUrl,
} from '@printpartner/testing';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type MailComposer, mailFailuresSql, mailOriginSql, mailsSql } from '../../src/index.ts';
import { MailService, type MailServiceOptions } from './mail-service.ts';
import { startStrictSmtpServer } from './strict-smtp-server.ts';

const compose: MailComposer = async (ref) => ({
  to: `${ref}@example.com`,
  subject: 'Good day',
  text: `Dear ${ref}`,
  html: `<p>Dear ${ref}</p>`,
});

let db: TestDatabase;
let catcher: MailCatcher;
let ends: (() => Promise<unknown>)[];
beforeAll(async () => {
  [db, catcher] = await Promise.all([createTestDatabase({ service: 'shop' }), startMailCatcher()]);
  await db.query(mailsSql.up);
  await db.query(mailFailuresSql);
  await db.query(mailOriginSql.up);
  for (const statement of newestOutboxInboxSql) await db.query(statement);
});
beforeEach(() => {
  ends = [];
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  await Promise.all([db.query('truncate mails'), catcher.clear()]);
});
afterAll(() => Promise.all([db.close(), catcher.stop()]));

async function start(options: Partial<MailServiceOptions> = {}): Promise<MailService> {
  const given = { db, redisUrl: testRedisUrl(), smtpUrl: undefined, compose, ...options };
  const service = await MailService.start(given);
  ends.push(() => service.stop());
  return service;
}

const wellWith = (mail: string) => ({ status: 'ok', checks: { database: 'ok', outbox: 'ok', mail } });
const recipients = async (of = catcher) => (await of.mails()).flatMap(({ to }) => to).toSorted();

describe('mail', () => {
  it('A4 a mail is sent once its transaction commits, with its id as Message-ID', async () => {
    const service = await start({ smtpUrl: catcher.smtpUrl });
    const [id] = await service.record(['maya']);
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['sent']));
    await eventually(async () => expect(await catcher.mailsTo('maya@example.com')).toHaveLength(1));
    const [mail] = await catcher.mails();
    expect(mail).toMatchObject({ subject: 'Good day', messageId: `${id}@printpartner` });
    expect(mail?.text.trim()).toBe('Dear maya');
    expect(mail?.html).toContain('<p>Dear maya</p>');
    expect(await service.health()).toEqual(wellWith('ok'));
  });

  it('A4 rejects an address in its row', async () => {
    const service = await start();
    await expect(service.record(['maya@example.com'])).rejects.toThrow('mails_ref_is_no_address');
  });

  it('A4 a mail is dropped when it is no longer needed', async () => {
    const service = await start({
      smtpUrl: catcher.smtpUrl,
      compose: async (ref, id) => (ref === 'gone' ? null : compose(ref, id)),
    });
    await service.record(['gone', 'dan']);
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['dropped', 'sent']));
    await eventually(async () => expect(await recipients()).toEqual(['dan@example.com']));
  });

  it('A4 stays queued without SMTP_URL, and health reports it', async () => {
    const service = await start();
    await service.record(['maya']);
    service.nudge();
    expect(await service.health()).toEqual(wellWith('SMTP_URL is not set: mail stays queued'));
    await service.stop();
    ends = [];
    const configured = await start({ smtpUrl: catcher.smtpUrl });
    await eventually(async () => expect(await configured.states()).toEqual(['sent']));
    await eventually(async () => expect(await recipients()).toEqual(['maya@example.com']));
  });

  it('K6 a mail is sent after Redis was wiped before a worker took the job', async () => {
    const redis = await startRedis();
    ends.push(() => redis.stop());
    const gate = Promise.withResolvers<void>();
    const name = randomName('shop');
    const service = await start({
      service: name,
      smtpUrl: catcher.smtpUrl,
      redisUrl: redis.url,
      compose: (ref, id) => gate.promise.then(() => compose(ref, id)),
    });
    const refs = Array.from({ length: 8 }, (_, index) => `reader${index}`);
    await service.record(refs);
    service.nudge();
    const client = new Redis(redis.url);
    ends.push(async () => client.disconnect());
    // The worker is busy, so three wait in Redis.
    await eventually(async () => expect(await client.llen(`bull:mail-${name}:wait`)).toBe(3));
    await redis.flush();
    gate.resolve();
    await eventually(async () => expect(new Set(await service.states())).toEqual(new Set(['sent'])));
    const all = refs.map((ref) => `${ref}@example.com`);
    await eventually(async () => expect(await recipients()).toEqual(all));
  });

  it('K6 stays queued while SMTP is down and is sent afterwards', async () => {
    const smtpPort = await freePort();
    const service = await start({ smtpUrl: `smtp://127.0.0.1:${smtpPort}` });
    await service.record(['maya']);
    service.nudge();
    await eventually(async () => {
      const [row] = await db.query(
        'select state, attempts, next_try_at > now() as waits, done_at from mails',
      );
      expect(row).toEqual({ state: 'pending', attempts: 1, waits: true, done_at: null });
    });
    // Health is public: a queued mail would reveal that its address has an account.
    expect(await service.health()).toEqual(wellWith('ok'));
    const late = await startMailCatcher({ smtpPort });
    ends.push(() => late.stop());
    await db.query('update mails set next_try_at = now()');
    await eventually(async () => expect(await service.states()).toEqual(['sent']));
    await eventually(async () => expect(await recipients(late)).toEqual(['maya@example.com']));
  });

  it('K6 a mail is taken over from a dead worker with the same Message-ID, but not from a live one', async () => {
    const service = await start({ smtpUrl: catcher.smtpUrl });
    const claim = `update mails set state = 'sending', attempts = 1, claimed_at = now() - $1::interval`;
    const waiting = await start();
    const [id] = await waiting.record(['maya']);
    await db.query(claim, ['1 minute']);
    service.nudge();
    const [other] = await waiting.record(['dan']);
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['sending', 'sent']));
    await db.query(`${claim} where id = $2`, ['3 minutes', id]);
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['sent', 'sent']));
    await eventually(async () => {
      const ids = (await catcher.mails()).map(({ messageId }) => messageId);
      expect(ids).toEqual([`${other}@printpartner`, `${id}@printpartner`]);
    });
  });

  it('K6 a mail is sent once with many workers and repeated jobs', async () => {
    // Two share a queue; two have their own queues, which repeat every try.
    const [shared = '', ...alone] = ['one', 'two', 'three'].map(randomName);
    const workers = await Promise.all(
      [shared, shared, ...alone].map((service) =>
        MailService.start({ db, redisUrl: testRedisUrl(), compose, service, smtpUrl: catcher.smtpUrl }),
      ),
    );
    const refs = Array.from({ length: 30 }, (_, index) => `reader${index}`);
    await workers[0]?.record(refs);
    const asking = setInterval(() => workers.forEach((worker) => worker.nudge()), 5);
    await eventually(async () => expect(new Set(await workers[0]?.states())).toEqual(new Set(['sent'])));
    clearInterval(asking);
    await Promise.all(workers.map((worker) => worker.stop()));
    const expected = refs.map((ref) => `${ref}@example.com`).toSorted();
    await eventually(async () => expect(await recipients()).toEqual(expected));
  });

  it('K6 a mail is released on shutdown, and the next service sends it', async () => {
    const asked = Promise.withResolvers<void>();
    const deaf = await startStrictSmtpServer((command) => {
      if (command !== 'TEXT') return undefined;
      asked.resolve();
      return new Promise(() => undefined);
    });
    ends.push(() => deaf.stop());
    const service = await start({ smtpUrl: deaf.smtpUrl });
    await service.record(['maya']);
    service.nudge();
    await asked.promise;
    await service.stop();
    ends.pop();
    const [row] = await db.query('select state, next_try_at <= now() as is_due from mails');
    expect(row).toEqual({ state: 'pending', is_due: true });
    await start({ smtpUrl: catcher.smtpUrl });
    await eventually(async () => expect(await recipients()).toEqual(['maya@example.com']));
  });

  it('A4 fails on a permanent refusal, is retried on a temporary one, and its address is never logged', async () => {
    const said = (['log', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined),
    );
    let isBusy = true;
    const server = await startStrictSmtpServer((command) => {
      if (command.startsWith('RCPT TO:<nobody@')) return '550 No such user: nobody@example.com';
      if (command.startsWith('RCPT TO:<maya@') && isBusy) return '451 Try again later';
      return undefined;
    });
    ends.push(() => server.stop());
    const service = await start({ smtpUrl: server.smtpUrl });
    await service.record(['nobody', 'maya']);
    service.nudge();
    const tried = `select ref, state from mails where attempts > 0 and state <> 'sending' order by ref`;
    await eventually(async () =>
      expect(await db.query(tried)).toEqual([
        { ref: 'maya', state: 'pending' },
        { ref: 'nobody', state: 'failed' },
      ]),
    );
    isBusy = false;
    await db.query(`update mails set next_try_at = now() where state = 'pending'`);
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['failed', 'sent']));
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toContain('To: maya@example.com');
    const lines = JSON.stringify(said.map(({ mock }) => mock.calls));
    jest.restoreAllMocks();
    expect(lines).toContain('"responseCode":550');
    expect(lines).toContain('"outcome":"sent"');
    expect(lines).not.toMatch(/@example|nobody/);
  });

  it('K8 an event that has waited for ten minutes is a note of the health report, not a failure', async () => {
    const service = await start({ smtpUrl: catcher.smtpUrl });
    const insert = (minutes: number) =>
      db.query(
        `insert into outbox_events (id, name, payload, request_id, created_at)
         values (gen_random_uuid(), 'shop.opened', '{}', 'test', now() - interval '${minutes} minutes')`,
      );
    await insert(9);
    expect(await service.health()).toEqual(wellWith('ok'));
    await insert(12);
    const { status, checks } = await service.health();
    await db.query('truncate outbox_events');
    expect([status, checks['outbox']]).toEqual(['ok', 'an event has waited for more than 10 min']);
  });

  it('K8 while Postgres is away, the state says what could not be read', async () => {
    const service = await start();
    expect((await service.state()).unread).toEqual([]);
    await service.disconnect();
    const { health, unread, ...parts } = await service.state();
    expect(health).toMatchObject({ status: 'failing', checks: { database: 'not responding' } });
    expect(unread.toSorted()).toEqual(['mails', 'outbox']);
    expect(parts).toEqual({ outbox: null, mails: null, dueAlerts: null, databaseBytes: null });
  });

  it('K8 an outbox that does not answer delays neither readiness nor the rest of the state', async () => {
    const service = await start({ smtpUrl: catcher.smtpUrl });
    const blocker = new pg.Client({ connectionString: db.url });
    await blocker.connect();
    await blocker.query('begin; lock table outbox_events in access exclusive mode');
    const startedAt = performance.now();
    const [health, state] = await Promise.all([service.health(), service.state()]);
    const took = performance.now() - startedAt;
    await blocker.end();
    expect(health).toEqual({ status: 'ok', checks: { database: 'ok', outbox: 'unknown', mail: 'ok' } });
    expect(state).toMatchObject({ unread: ['outbox'], outbox: null, mails: { waiting: 0 } });
    // The gateway waits for 1.5 s, then for none of it.
    expect(took).toBeLessThan(1_500);
  });

  it('K8 the state and the metrics say what waits and why mails failed, without their addresses', async () => {
    const server = await startStrictSmtpServer((command) => {
      if (command.startsWith('RCPT TO:<nobody@')) return '550 No such user: nobody@example.com';
      return command.startsWith('RCPT TO:<maya@') ? '451 Try again later' : undefined;
    });
    ends.push(() => server.stop());
    const service = await start({ smtpUrl: server.smtpUrl });
    await service.record(['nobody', 'maya', 'dan']);
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['failed', 'pending', 'sent']));
    const state = await service.report();
    expect(state).toMatchObject({ waiting: 1, failed: 1 });
    expect(state?.oldestSeconds).toBeGreaterThan(0);
    const failures = state?.failures.toSorted((a, b) => a.reason.localeCompare(b.reason));
    expect(failures).toEqual([
      { kind: 'greeting', reason: '451', isGivenUp: false, failedAt: expect.any(String) },
      { kind: 'greeting', reason: '550', isGivenUp: true, failedAt: expect.any(String) },
    ]);
    const metrics = await renderMetrics();
    expect(metrics).toMatch(/^printpartner_mails_waiting 1$/m);
    expect(metrics).toMatch(/^printpartner_mails_failed 1$/m);
    for (const outcome of ['sent', 'retried', 'failed']) {
      expect(metrics).toMatch(
        new RegExp(`^printpartner_mails_total\\{kind="greeting",outcome="${outcome}"\\} [1-9]`, 'm'),
      );
    }
    for (const outcome of ['sent', 'dropped', 'retried', 'failed'])
      expect(metrics).toContain(`printpartner_mails_total{kind="notice",outcome="${outcome}"} 0\n`);
    await db.query(`update mails set last_failed_at = now() - interval '8 days' where state = 'failed'`);
    expect((await service.report())?.failed).toBe(0);
    expect(JSON.stringify(state) + metrics).not.toMatch(/@example|nobody/);
  });

  it('A4 a mail is given up after a day, not earlier', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
    const waiting = await start();
    await waiting.record(['maya', 'dan']);
    await db.query(`update mails set created_at = now() - interval '25 hours' where ref = 'maya'`);
    await db.query(`update mails set created_at = now() - interval '23 hours' where ref = 'dan'`);
    await start({ smtpUrl });
    const tried = `select ref, state, attempts from mails where attempts > 0 and state <> 'sending' order by ref`;
    await eventually(async () =>
      expect(await db.query(tried)).toEqual([
        { ref: 'dan', state: 'pending', attempts: 1 },
        { ref: 'maya', state: 'failed', attempts: 1 },
      ]),
    );
  });

  it('A4 a mail is retried when its composer fails or is missing', async () => {
    let isBroken = true;
    const service = await start({
      smtpUrl: catcher.smtpUrl,
      compose: async (ref, id) => {
        if (isBroken) throw new Error('not now');
        return compose(ref, id);
      },
    });
    await service.record(['maya']);
    await service.record(['dan'], 'farewell');
    service.nudge();
    await eventually(async () => {
      const rows = await db.query('select state, attempts from mails');
      expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
    });
    isBroken = false;
    await db.query('update mails set next_try_at = now()');
    service.nudge();
    await eventually(async () => expect(await recipients()).toEqual(['maya@example.com']));
  });

  it('A4 a mail is not sent after a day, because its content is outdated', async () => {
    const waiting = await start({});
    await waiting.record(['maya']);
    await db.query(`update mails set created_at = now() - interval '25 hours'`);
    const service = await start({ smtpUrl: catcher.smtpUrl });
    service.nudge();
    await eventually(async () => expect(await service.states()).toEqual(['failed']));
    expect(await recipients()).toEqual([]);
  });

  it('A4 a mail is pruned a week after it was done', async () => {
    const waiting = await start();
    await waiting.record(['old', 'young', 'open']);
    const done = `update mails set state = 'sent', done_at = now() - $1::interval where ref = $2`;
    await db.query(done, ['8 days', 'old']);
    await db.query(done, ['6 days', 'young']);
    await db.query(`update mails set created_at = now() - interval '9 days' where ref = 'open'`);
    await start();
    await eventually(async () =>
      expect(await db.query('select ref from mails order by ref')).toEqual([
        { ref: 'open' },
        { ref: 'young' },
      ]),
    );
  });
});
