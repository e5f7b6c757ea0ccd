import { QueryFailedError } from 'typeorm';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const UNIQUE_VIOLATION = '23505';

/** True when a write met the named unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: { code?: string; constraint?: string } = error.driverError;
  return cause.code === UNIQUE_VIOLATION && cause.constraint === constraint;
}
