interface KeptPage {
  /** The page on this device. */
  read: () => Promise<Response | undefined>;
  load: () => Promise<Response>;
  /** Removes the worker's registration. */
  unregister: () => Promise<unknown>;
}

/**
 * The page on this device. Where the browser has removed it, this version is no longer whole: the server's page is shown,
 * and the worker goes, so that its files don't mix with those of another version. The page then registers a new one.
 */
export async function answerWithKeptPage({ read, load, unregister }: KeptPage): Promise<Response> {
  const kept = await read().catch(() => undefined);
  if (kept) return kept;
  const answer = await load();
  if (answer.status < 500) await unregister().catch(() => undefined);
  return answer;
}
