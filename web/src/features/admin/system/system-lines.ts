import { mailingServices } from '@printpartner/contracts';
import type { SystemState } from '@printpartner/contracts/types';
import { countText, byteText } from '@printpartner/print-knowledge/figures';
import type { Verdict } from '../../../ui/verdict.tsx';
import { type Backlog, waitingText } from './system-text.ts';
import { waitVerdict } from './wait-limits.ts';

type ServiceRow = SystemState['services'][number];

/** An answer that takes longer is slow, milliseconds. */
const SLOW_MS = 500;
const UNKNOWN = 'Unknown: could not be read';
/** The worst first. `manual` is shown as unknown. */
const order: readonly Verdict[] = ['fail', 'warning', 'manual', 'pass'];

const worst = (verdicts: readonly Verdict[]): Verdict =>
  order.find((verdict) => verdicts.includes(verdict)) ?? 'pass';

/** One line of a panel. */
export interface SystemLine {
  name: string;
  verdict: Verdict;
  /** Lines below the name. */
  notes: string[];
  /** Figure at the right edge. */
  figure?: string;
}

/** A service with the time of its answer, its failing parts and waiting calls. */
export function serviceLine({ service: name, state, answerMs, waitingCalls }: ServiceRow): SystemLine {
  const calls = callsOf(waitingCalls);
  if (!state) return { name, verdict: 'fail', figure: 'No answer', notes: calls.notes };
  const failing = Object.entries(state.health.checks).filter(([, check]) => check !== 'ok');
  const isSlow = (answerMs ?? 0) > SLOW_MS;
  return {
    name,
    verdict: worst([
      state.health.status === 'ok' ? 'pass' : 'fail',
      isSlow || failing.length > 0 ? 'warning' : 'pass',
      calls.verdict,
    ]),
    figure: answerMs === null ? '' : `${countText(Math.round(answerMs))} ms`,
    notes: [...failing.map(([part, problem]) => `${part}: ${problem}`), ...calls.notes],
  };
}

function callsOf(waiting: number | null): Pick<SystemLine, 'verdict' | 'notes'> {
  if (waiting === null) return { verdict: 'manual', notes: ['Waiting calls could not be read'] };
  if (waiting === 0) return { verdict: 'pass', notes: [] };
  const text = `${countText(waiting)} ${waiting === 1 ? 'call waits' : 'calls wait'}`;
  return { verdict: worst([waitVerdict('calls', waiting), 'warning']), notes: [text] };
}

/** What waits outside the queues, and for how long, and what is not known of that. */
export function backlogLines({ services }: SystemState): SystemLine[] {
  const silent = services.filter(({ state }) => !state).map(({ service }) => service);
  const lines = services.flatMap(({ service, state }) => {
    if (!state) return [];
    const places = [
      ['outbox', `Events of ${service}`],
      ['mails', `Mail of ${service}`],
      ['dueAlerts', 'Due reminders'],
    ] as const;
    return places.flatMap(([part, name]): SystemLine[] => {
      if (state.unread.includes(part)) return [{ name, verdict: 'manual', notes: [UNKNOWN] }];
      const backlog: Backlog | null = state[part];
      if (!backlog || backlog.waiting === 0) return [];
      return [{ name, verdict: waitVerdict(part, backlog.oldestSeconds), notes: [waitingText(backlog)] }];
    });
  });
  if (silent.length === 0) return lines;
  return [
    ...lines,
    { name: `Work of ${silent.join(', ')}`, verdict: 'manual', notes: ['Unknown: no answer'] },
  ];
}

/** Queues with something in them, and how many have nothing. */
export function queueLines({ queues }: SystemState): { lines: SystemLine[]; idle: number } {
  if (!queues) return { lines: [{ name: 'Queues', verdict: 'manual', notes: [UNKNOWN] }], idle: 0 };
  const lines = queues.flatMap((queue): SystemLine[] => {
    const parts = [
      waitingText(queue),
      queue.active > 0 ? `${countText(queue.active)} in work` : '',
      queue.delayed > 0 ? `${countText(queue.delayed)} scheduled` : '',
      queue.failed > 0 ? `${countText(queue.failed)} failed` : '',
    ].filter(Boolean);
    if (parts.length === 0) return [];
    const verdict = worst([waitVerdict('jobs', queue.oldestSeconds), queue.failed > 0 ? 'warning' : 'pass']);
    return [{ name: queue.queue, verdict, notes: [parts.join(' · ')] }];
  });
  return { lines, idle: queues.length - lines.length };
}

const storeNames = { postgres: 'Postgres', redis: 'Redis', files: 'Files' } as const;
const storeVerdicts = { ok: 'pass', failing: 'fail', unknown: 'manual' } as const;

export function storeLines({ stores }: SystemState): SystemLine[] {
  return stores.map(({ store, status, usedBytes, freeBytes }) => {
    const used = usedBytes === null ? 'OK' : `${byteText(usedBytes)} used`;
    return {
      name: storeNames[store],
      verdict: storeVerdicts[status],
      figure: { ok: used, failing: 'Failing', unknown: 'Unknown' }[status],
      notes: freeBytes === null ? [] : [`${byteText(freeBytes)} free`],
    };
  });
}

export interface MailLine {
  key: string;
  text: string;
  at: string;
}

export interface MailFailures {
  /** The latest first. */
  lines: MailLine[];
  failed: number;
  /** Services that send mail and whose failures are not known. */
  unknown: string[];
}

/** Mails that failed, of all services. */
export function mailFailures({ services }: SystemState): MailFailures {
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
    unknown: mailingServices.filter((name) => !mails.some(({ service }) => service === name)),
  };
}
