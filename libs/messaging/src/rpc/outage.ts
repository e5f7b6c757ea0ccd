/**
 * Node's codes for a failed connection, and Postgres' codes for a server that can't
 * work at the moment: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  // Out of disk space, memory or connections; a configured limit was reached.
  '40P01',
  '53100',
  '53200',
  '53300',
  '53400',
  // Another transaction held a lock for too long.
  '55P03',
  // A statement took longer than its limit.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  // The disk can't be read or written.
  '58030',
]);

/** Messages without a code from pg and ioredis about a lost or silent connection. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|Connection is closed|timeout exceeded when trying to connect|Reached the max retries per request|Stream isn't writeable|Command timed out|Socket timeout)/;

/**
 * Redis' codes for a server that takes no writes: out of memory, unable to save,
 * still loading, or a replica. https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors
 */
const REDIS_OUTAGE = /^(OOM|MISCONF|LOADING|READONLY) /;

/** Whether an error means that Postgres or Redis is down or overloaded, so that a retry makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && outageCodes.has(code)) return true;
  if (OUTAGE_MESSAGES.test(error.message) || REDIS_OUTAGE.test(error.message)) return true;
  return isOutage(driverError) || isOutage(error.cause);
}
