/**
 * Node's codes for a failed connection, and Postgres' codes for a server that is
 * starting, stopping or out of connections:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Messages without a code from pg and ioredis about a lost connection. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|Connection is closed|timeout exceeded when trying to connect|Reached the max retries per request|Stream isn't writeable)/;

/** Whether an error means that Postgres or Redis is down, so that a retry makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && outageCodes.has(code)) return true;
  if (OUTAGE_MESSAGES.test(error.message)) return true;
  return isOutage(driverError) || isOutage(error.cause);
}
