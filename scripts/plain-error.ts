/** An error whose message is enough for the user; printed without a stack trace. */
export class PlainError extends Error {}

/** Prints the error and exits with code 1. */
export function endWith(error: unknown): never {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
