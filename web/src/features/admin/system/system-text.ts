import type { SystemState } from '@printpartner/contracts/types';
import type { Verdict } from '../../../ui/verdict.tsx';
import { countText } from '../stats/stat-notes.ts';

type ServiceRow = SystemState['services'][number];
type Backlog = { waiting: number; oldestSeconds: number | null };

/** An answer that takes longer is slow, milliseconds. */
const SLOW_MS = 500;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const KB = 1_000;
const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const size = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** "12 s", "5 min", "3 h", "2 days". */
export function durationText(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  if (seconds < 2 * DAY_S) return `${Math.round(seconds / HOUR_S)} h`;
  return `${Math.round(seconds / DAY_S)} days`;
}

/** "1 waits 12 s", "3 wait, the oldest 12 s"; '' if nothing waits. */
export function waitingText({ waiting, oldestSeconds }: Backlog): string {
  if (waiting === 0) return '';
  const verb = waiting === 1 ? 'waits' : 'wait';
  const sum = `${countText(waiting)} ${verb}`;
  if (oldestSeconds === null) return sum;
  return `${sum}${waiting === 1 ? '' : ', the oldest'} ${durationText(oldestSeconds)}`;
}

/** "1.2 GB". */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)));
  return `${size.format(bytes / KB ** power)} ${units[power]}`;
}

export interface ServiceLine {
  verdict: Verdict;
  /** At the right: the time of the answer, or why there is none. */
  figure: string;
  /** Failing parts and waiting calls. */
  notes: string[];
}

export function serviceLine({ state, answerMs, waitingCalls }: ServiceRow): ServiceLine {
  const calls =
    waitingCalls > 0
      ? [`${countText(waitingCalls)} ${waitingCalls === 1 ? 'call waits' : 'calls wait'}`]
      : [];
  if (!state) return { verdict: 'fail', figure: 'No answer', notes: calls };
  const failing = Object.entries(state.health.checks).filter(([, check]) => check !== 'ok');
  const isSlow = (answerMs ?? 0) > SLOW_MS;
  const verdict = isSlow || waitingCalls > 0 ? 'warning' : 'pass';
  return {
    verdict: state.health.status === 'ok' ? verdict : 'fail',
    figure: answerMs === null ? '' : `${countText(Math.round(answerMs))} ms`,
    notes: [...failing.map(([part, problem]) => `${part}: ${problem}`), ...calls],
  };
}

/** What waits outside the queues: "auth: events", "alerts: reminders", and for how long. */
export function backlogLines({ services }: SystemState): { what: string; text: string }[] {
  return services.flatMap(({ service, state }) => {
    if (!state) return [];
    const places: [string, Backlog | null][] = [
      [`Events of ${service}`, state.outbox],
      [`Mail of ${service}`, state.mails],
      ['Due reminders', state.dueAlerts],
    ];
    return places.flatMap(([what, backlog]) =>
      backlog && backlog.waiting > 0 ? [{ what, text: waitingText(backlog) }] : [],
    );
  });
}

export interface QueueLine {
  queue: string;
  text: string;
  hasFailed: boolean;
}

/** Queues with something in them, and how many have nothing. */
export function queueLines({ queues }: SystemState): { lines: QueueLine[]; idle: number } {
  const lines = queues.flatMap((queue) => {
    const parts = [
      waitingText(queue),
      queue.active > 0 ? `${countText(queue.active)} in work` : '',
      queue.delayed > 0 ? `${countText(queue.delayed)} scheduled` : '',
      queue.failed > 0 ? `${countText(queue.failed)} failed` : '',
    ].filter(Boolean);
    return parts.length > 0
      ? [{ queue: queue.queue, text: parts.join(' · '), hasFailed: queue.failed > 0 }]
      : [];
  });
  return { lines, idle: queues.length - lines.length };
}

export interface MailLine {
  key: string;
  text: string;
  at: string;
}

/** Mails that failed, of all services, the latest first, and how many there are. */
export function mailFailures({ services }: SystemState): { lines: MailLine[]; failed: number } {
  const mails = services.flatMap(({ service, state }) => (state?.mails ? [{ service, ...state.mails }] : []));
  const lines = mails.flatMap(({ service, failures }) =>
    failures.map(({ kind, failedAt, reason, isGivenUp }) => ({
      key: `${service} ${kind} ${failedAt}`,
      text: `${kind}: ${reason}, ${isGivenUp ? 'given up' : 'will be retried'}`,
      at: failedAt,
    })),
  );
  return {
    lines: lines.toSorted((one, other) => other.at.localeCompare(one.at)),
    failed: mails.reduce((sum, { failed }) => sum + failed, 0),
  };
}
