/** Runs `task` under a lock shared by all tabs. Without Web Locks (plain http, old browsers) it runs at once. */
export async function withTabLock(name: string, task: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(name, task);
  else await task();
}
