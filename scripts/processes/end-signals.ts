/**
 * Calls `end` once when this process is asked to end: by a signal, or by the
 * death of the process that started it. Only a second Ctrl-C calls `endNow`,
 * for one request may arrive by several ways.
 */
export function onEndRequest(end: () => void, endNow: () => void): void {
  let isAsked = false;
  const ask = () => {
    if (!isAsked) end();
    isAsked = true;
  };
  process.on('SIGINT', () => (isAsked ? endNow() : ask()));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  // Listening to the channel must not keep a process alive that has done its work.
  process.channel?.unref();
  // Whoever read our lines may have gone; that is no reason to go too.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
