/** Runs `task` when no other tab of this browser is at it. Without Web Locks (plain http, old browsers) at once. */
export async function inTurn(name: string, task: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, task);
  else await task();
}
