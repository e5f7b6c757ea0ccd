/** BullMQ would wait forever for a first connection to Redis. */
const REDIS_TIMEOUT_MS = 3000;

/** The result of a queue's call. @throws Error when Redis does not answer in time */
export async function withRedisDeadline<T>(call: Promise<T>): Promise<T> {
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`Redis: deadline exceeded after ${REDIS_TIMEOUT_MS} ms`)),
    REDIS_TIMEOUT_MS,
  ).unref();
  try {
    return await Promise.race([call, exceeded]);
  } finally {
    clearTimeout(timer);
  }
}
