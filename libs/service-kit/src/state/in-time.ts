/** Shorter than the gateway waits for the whole answer. */
const LIMIT_MS = 1_000;

/** The result of one part of a report. @throws Error if it takes longer than a second, so that the other parts still arrive */
export async function inTime<Part>(read: () => Promise<Part>): Promise<Part> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS);
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
