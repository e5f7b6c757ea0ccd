/** A failure that one sentence explains; shown without a stack. */
export class PlainError extends Error {}

/** Shows why a command failed and ends it. */
export function endWith(error: unknown): never {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
