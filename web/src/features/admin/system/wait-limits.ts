/**
 * From which waits, in seconds, and from how many calls something is wrong: those of the alert rules in
 * infra/prometheus/alerts.yml, `fail` for critical ones.
 */
export const waitLimits = {
  outbox: { alert: 'OutboxStuck', most: 600, verdict: 'fail' },
  mails: { alert: 'MailStuck', most: 900, verdict: 'warning' },
  dueAlerts: { alert: 'AlertsOverdue', most: 60, verdict: 'fail' },
  jobs: { alert: 'JobBacklog', most: 300, verdict: 'warning' },
  calls: { alert: 'RequestQueueBacklog', most: 100, verdict: 'fail' },
} as const;

/** The verdict on a number of seconds or calls. */
export function waitVerdict(kind: keyof typeof waitLimits, waited: number | null) {
  const { most, verdict } = waitLimits[kind];
  return waited !== null && waited > most ? verdict : 'pass';
}
