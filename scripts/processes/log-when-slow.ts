/** A longer silence looks like a hang. */
export const SLOW_AFTER_MS = 3_000;

/** Awaits a step. Prints a line if it takes longer than 3 s. */
export async function logWhenSlow<T>(
  log: (line: string) => void,
  line: () => string,
  step: Promise<T>,
): Promise<T> {
  const slow = setTimeout(() => log(line()), SLOW_AFTER_MS);
  try {
    return await step;
  } finally {
    clearTimeout(slow);
  }
}
