import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;

/**
 * Removes the postmaster.pid that a crash left behind: Postgres would refuse to
 * start if another program now has that pid. A server that is still running is
 * shut down.
 */
export async function clearPostmasterPid(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const isServer = () => commandOf(pid).includes(data);
  if (!isServer()) {
    rmSync(file);
    return;
  }
  process.kill(pid, 'SIGINT');
  const end = Date.now() + TIMEOUT_MS;
  while (isServer() && Date.now() < end) await pause(50);
}

/** Port of the server that runs on a cluster's data; undefined if none does. */
export function portOfServer(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return commandOf(Number(pid)).includes(data) ? Number(port) : undefined;
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
