/**
 * Node's codes of a connection that could not be made or broke, and Postgres'
 * of a server that starts, stops or is full:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const OUTAGE_CODES = new Set([
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

/** What pg and ioredis say, without a code, of a connection that is gone. */
const OUTAGE_WORDS =
  /^(Connection terminated|Connection is closed|timeout exceeded when trying to connect|Reached the max retries per request|Stream isn't writeable)/;

/** Whether an error means that Postgres or Redis is away: trying again later makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && OUTAGE_CODES.has(code)) return true;
  if (OUTAGE_WORDS.test(error.message)) return true;
  return isOutage(driverError) || isOutage(error.cause);
}
