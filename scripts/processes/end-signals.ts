/**
 * Calls `end` once when this process should end: on a signal, or when its parent
 * process dies. Only a second Ctrl-C calls `endNow`, because one request to end
 * may arrive as several signals.
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
  // The IPC channel must not keep a finished process alive.
  process.channel?.unref();
  // A closed output pipe must not end the system.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
