import { QueryFailedError } from 'typeorm';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';

/** Whether a write violated the named unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: { code?: string; constraint?: string } = error.driverError;
  return cause.code === UNIQUE_VIOLATION && cause.constraint === constraint;
}
