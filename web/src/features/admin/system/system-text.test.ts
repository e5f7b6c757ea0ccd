import { describe, expect, it } from '@jest/globals';
import type { SystemState } from '@printpartner/contracts/types';
import {
  backlogLines,
  bytesText,
  durationText,
  mailFailures,
  queueLines,
  serviceLine,
  waitingText,
} from './system-text.ts';

type Service = SystemState['services'][number];
const idle = { waiting: 0, oldestSeconds: null };

const buildService = (overrides: Partial<Service> = {}, state: Partial<Service['state']> = {}): Service => ({
  service: 'auth',
  state: {
    health: { status: 'ok', checks: { database: 'ok' } },
    outbox: idle,
    mails: null,
    dueAlerts: null,
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
  it('D4 says how long something waits, in words', () => {
    expect([0, 59, 60, 3_599, 7_200, 172_800].map(durationText)).toEqual([
      '0 s',
      '59 s',
      '1 min',
      '60 min',
      '2 h',
      '2 days',
    ]);
    expect(waitingText(idle)).toBe('');
    expect(waitingText({ waiting: 1, oldestSeconds: 12 })).toBe('1 waits 12 s');
    expect(waitingText({ waiting: 3, oldestSeconds: 120 })).toBe('3 wait, the oldest 2 min');
    expect([0, 999, 1_234_000, 2.5e12].map(bytesText)).toEqual(['0 bytes', '999 bytes', '1.23 MB', '2.5 TB']);
  });

  it('D4 names the failing parts of a service, and one that doesn’t answer', () => {
    expect(serviceLine(buildService())).toEqual({ verdict: 'pass', figure: '9 ms', notes: [] });
    expect(serviceLine(buildService({ answerMs: 640 })).verdict).toBe('warning');
    expect(serviceLine(buildService({ waitingCalls: 2 }))).toEqual({
      verdict: 'warning',
      figure: '9 ms',
      notes: ['2 calls wait'],
    });
    expect(serviceLine(buildService({ state: null, answerMs: null, waitingCalls: 1 }))).toEqual({
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

  it('D4 lists what waits, and mails that failed, of all services', () => {
    const failure = {
      kind: 'reset-code',
      failedAt: '2026-11-24T09:00:00.000Z',
      reason: '550',
      isGivenUp: true,
    };
    const later = { ...failure, kind: 'due-date', failedAt: '2026-11-24T09:30:00.000Z', isGivenUp: false };
    const waiting = { waiting: 2, oldestSeconds: 5 };
    const system = buildSystem({
      services: [
        buildService({}, { outbox: waiting, mails: { ...idle, failed: 1, failures: [failure] } }),
        buildService(
          { service: 'alerts' },
          { dueAlerts: waiting, mails: { ...waiting, failed: 3, failures: [later] } },
        ),
        buildService({ service: 'chat', state: null }),
      ],
    });
    const text = '2 wait, the oldest 5 s';
    expect(backlogLines(system)).toEqual([
      { what: 'Events of auth', text },
      { what: 'Mail of alerts', text },
      { what: 'Due reminders', text },
    ]);
    const { lines, failed } = mailFailures(system);
    expect(failed).toBe(4);
    expect(lines.map((line) => line.text)).toEqual([
      'due-date: 550, will be retried',
      'reset-code: 550, given up',
    ]);
  });

  it('D4 lists only queues that have something in them', () => {
    const empty = { ...idle, active: 0, delayed: 0, failed: 0 };
    const busy = { queue: 'preflight', waiting: 1, oldestSeconds: 3, active: 2, delayed: 4, failed: 1 };
    const queues = [{ queue: 'events', ...empty }, busy];
    expect(queueLines(buildSystem({ queues }))).toEqual({
      lines: [
        { queue: 'preflight', text: '1 waits 3 s · 2 in work · 4 scheduled · 1 failed', hasFailed: true },
      ],
      idle: 1,
    });
  });
});
