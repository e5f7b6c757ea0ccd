import { describe, expect, it } from '@jest/globals';
import type { SystemState } from '@printpartner/contracts/types';
import { backlogLines, mailFailures, queueLines, serviceLine, storeLines } from './system-lines.ts';

type Service = SystemState['services'][number];
const idle = { waiting: 0, oldestSeconds: null };

const buildService = (overrides: Partial<Service> = {}, state: Partial<Service['state']> = {}): Service => ({
  service: 'auth',
  state: {
    health: { status: 'ok', checks: { database: 'ok' } },
    outbox: idle,
    mails: null,
    dueAlerts: null,
    unread: [],
    ...state,
  },
  answerMs: 8.6,
  waitingCalls: 0,
  ...overrides,
});
const buildSystem = (overrides: Partial<SystemState> = {}): SystemState => ({
  at: '2026-11-24T10:00:00.000Z',
  services: [],
  queues: [],
  stores: [],
  ...overrides,
});

describe('the state of the system', () => {
  it('D4 names the failing parts of a service, and one that doesn’t answer', () => {
    expect(serviceLine(buildService())).toEqual({ name: 'auth', verdict: 'pass', figure: '9 ms', notes: [] });
    expect(serviceLine(buildService({ answerMs: 640 })).verdict).toBe('warning');
    expect(serviceLine(buildService({ waitingCalls: 2 }))).toMatchObject({
      verdict: 'warning',
      notes: ['2 calls wait'],
    });
    expect(serviceLine(buildService({ waitingCalls: 101 })).verdict).toBe('fail');
    expect(serviceLine(buildService({ waitingCalls: null }))).toMatchObject({
      verdict: 'manual',
      notes: ['Waiting calls could not be read'],
    });
    expect(serviceLine(buildService({ state: null, answerMs: null, waitingCalls: 1 }))).toMatchObject({
      verdict: 'fail',
      figure: 'No answer',
      notes: ['1 call waits'],
    });
    const health = { status: 'failing' as const, checks: { redis: 'ok', database: 'connection refused' } };
    expect(serviceLine(buildService({}, { health }))).toMatchObject({
      verdict: 'fail',
      notes: ['database: connection refused'],
    });
  });

  it('D4 warns of a service that is ready and has something to note', () => {
    const health = { status: 'ok' as const, checks: { database: 'ok', mail: '3 failed' } };
    expect(serviceLine(buildService({}, { health }))).toMatchObject({
      verdict: 'warning',
      notes: ['mail: 3 failed'],
    });
  });

  it('D4 lists what waits, with the verdict of the alert rules', () => {
    const lines = (seconds: number) => {
      const waiting = { waiting: 2, oldestSeconds: seconds };
      const mails = { ...waiting, failed: 0, failures: [] };
      const alerts = buildService({ service: 'alerts' }, { outbox: waiting, mails, dueAlerts: waiting });
      return backlogLines(buildSystem({ services: [alerts] }));
    };
    const notes = ['2 wait, the oldest 5 s'];
    expect(lines(5)).toEqual([
      { name: 'Events of alerts', verdict: 'pass', notes },
      { name: 'Mail of alerts', verdict: 'pass', notes },
      { name: 'Due reminders', verdict: 'pass', notes },
    ]);
    expect(lines(61).map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'fail']);
    expect(lines(901).map(({ verdict }) => verdict)).toEqual(['fail', 'warning', 'fail']);
  });

  it('D4 says what is not known', () => {
    const unread = buildService({}, { outbox: null, mails: null, unread: ['outbox', 'mails'] });
    const system = buildSystem({
      services: [unread, buildService({ service: 'alerts', state: null })],
      queues: null,
      stores: [{ store: 'postgres', status: 'unknown', usedBytes: null, freeBytes: null }],
    });
    const unknown = { verdict: 'manual', notes: ['Unknown: could not be read'] };
    expect(backlogLines(system)).toEqual([
      { name: 'Events of auth', ...unknown },
      { name: 'Mail of auth', ...unknown },
      { name: 'Work of alerts', verdict: 'manual', notes: ['Unknown: no answer'] },
    ]);
    expect(queueLines(system)).toEqual({ lines: [{ name: 'Queues', ...unknown }], idle: 0 });
    expect(storeLines(system)).toEqual([
      { name: 'Postgres', verdict: 'manual', figure: 'Unknown', notes: [] },
    ]);
    expect(mailFailures(system)).toEqual({ lines: [], failed: 0, unknown: ['auth', 'alerts', 'specs'] });
  });

  it('D4 gives what is free for the files, not what the whole disk has in use', () => {
    const system = buildSystem({
      stores: [{ store: 'files', status: 'ok', usedBytes: null, freeBytes: 300e9 }],
    });
    expect(storeLines(system)).toEqual([
      { name: 'Files', verdict: 'pass', figure: 'OK', notes: ['300 GB free'] },
    ]);
  });

  it('D4 lists mails that failed, of all services', () => {
    const failure = {
      kind: 'reset-code',
      failedAt: '2026-11-24T09:00:00.000Z',
      reason: '550',
      isGivenUp: true,
    };
    const later = { ...failure, kind: 'due-date', failedAt: '2026-11-24T09:30:00.000Z', isGivenUp: false };
    const system = buildSystem({
      services: [
        buildService({}, { mails: { ...idle, failed: 1, failures: [failure] } }),
        buildService({ service: 'alerts' }, { mails: { ...idle, failed: 3, failures: [later] } }),
        buildService({ service: 'specs' }, { mails: { ...idle, failed: 0, failures: [] } }),
        buildService({ service: 'chat', state: null }),
      ],
    });
    const { lines, failed, unknown } = mailFailures(system);
    expect([failed, unknown]).toEqual([4, []]);
    expect(lines.map((line) => line.text)).toEqual([
      'due-date: 550, will be retried',
      'reset-code: 550, given up',
    ]);
  });

  it('D4 lists only queues that have something in them, and warns of long waits and failures', () => {
    const empty = { ...idle, active: 0, delayed: 0, failed: 0 };
    const busy = { queue: 'preflight', waiting: 1, oldestSeconds: 3, active: 2, delayed: 4, failed: 1 };
    const waiting = { ...empty, waiting: 1, oldestSeconds: 300 };
    const queues = [
      { queue: 'events', ...empty },
      busy,
      { ...waiting, queue: 'waiting' },
      { ...waiting, queue: 'late', oldestSeconds: 301 },
    ];
    const { lines, idle: idleQueues } = queueLines(buildSystem({ queues }));
    expect(idleQueues).toBe(1);
    expect(lines.map(({ name, verdict, notes }) => [name, verdict, ...notes])).toEqual([
      ['preflight', 'warning', '1 waits 3 s · 2 in work · 4 scheduled · 1 failed'],
      ['waiting', 'pass', '1 waits 5 min'],
      ['late', 'warning', '1 waits 5 min'],
    ]);
  });
});
