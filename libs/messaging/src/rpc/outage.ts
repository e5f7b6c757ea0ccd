import type { ErrorReply } from '@printpartner/contracts';

const DISK_FULL: ErrorReply = {
  code: 'system.disk_full',
  userMessage: 'The server’s disk is full, so nothing can be saved. Try again later.',
  retryAfter: 60,
};

/** The file store is down, full or refuses us. */
const STORAGE_UNAVAILABLE: ErrorReply = {
  code: 'system.storage_unavailable',
  userMessage: 'Files can’t be read or stored right now. Try again in a minute.',
  retryAfter: 60,
};

/** Postgres or Redis is down. */
const UNAVAILABLE: ErrorReply = {
  code: 'system.unavailable',
  userMessage: 'The service is temporarily unavailable. Please try again.',
  retryAfter: 2,
};

/** The disk, or our share of it, is full: codes of a file that can't be written, and of Postgres. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

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
  // Out of memory or connections; a configured limit was reached.
  '40P01',
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

/** The reply to an error that means that Postgres, Redis, the file store or the disk can't work now, so that a retry makes sense. */
export function outageReplyOf(error: unknown): ErrorReply | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, driverError } = error as Partial<
    Record<'code' | 'syscall' | 'driverError', unknown>
  >;
  if (typeof code === 'string' && diskCodes.has(code)) return DISK_FULL;
  if (code === 'STORAGE_UNAVAILABLE') return STORAGE_UNAVAILABLE;
  const isOutage =
    (typeof code === 'string' && outageCodes.has(code)) ||
    // A server that has stopped takes its Unix socket along.
    (code === 'ENOENT' && syscall === 'connect') ||
    OUTAGE_MESSAGES.test(error.message) ||
    REDIS_OUTAGE.test(error.message);
  return isOutage ? UNAVAILABLE : (outageReplyOf(driverError) ?? outageReplyOf(error.cause));
}
