/** A screen that stands still for longer looks like a hang. */
export const PATIENCE_MS = 3_000;

/** Awaits a step; when it takes longer than 3 s, says once what it waits for. */
export async function sayWhenSlow<T>(
  say: (line: string) => void,
  line: () => string,
  step: Promise<T>,
): Promise<T> {
  const slow = setTimeout(() => say(line()), PATIENCE_MS);
  try {
    return await step;
  } finally {
    clearTimeout(slow);
  }
}
