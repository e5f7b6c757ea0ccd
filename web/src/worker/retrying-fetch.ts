const WAITS_MS = [1000, 3000, 8000];
/** The server limits requests, or is being replaced. */
const PASSING = [429, 502, 503, 504];

/**
 * Fetches a file again after an answer that passes or none, a few times. An installation loads more than a hundred files,
 * and starts over when one of them fails.
 */
export const retrying =
  (
    load: typeof fetch,
    pause = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms)),
  ): typeof fetch =>
  async (file, init) => {
    for (const ms of WAITS_MS) {
      const answer = await load(file, init).catch(() => undefined);
      if (answer && !PASSING.includes(answer.status)) return answer;
      // So that devices behind one address don't come back together.
      await pause(ms * (0.5 + Math.random()));
    }
    return load(file, init);
  };
