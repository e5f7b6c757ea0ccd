import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { inheritedEnv } from './inherited-env.ts';

export interface OneShot {
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Time for a test runner to stop its browsers and workers. */
const SHUTDOWN_MS = 5_000;

const running = new Set<ChildProcess>();

/** Runs a command. @returns its exit code and output */
export async function runQuietly(oneShot: OneShot): Promise<{ code: number; output: string }> {
  const child = start(oneShot, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { code: await ended(child), output };
}

/** Runs a command with its output on the console. @returns its exit code */
export const runShown = (oneShot: OneShot): Promise<number> =>
  ended(start(oneShot, ['ignore', 'inherit', 'inherit']));

/** Ends all running commands with their child processes; kills those that ignore SIGTERM. */
export async function endOneShots(): Promise<void> {
  const ending = [...running].map((child) => once(child, 'close'));
  signalAll('SIGTERM');
  await Promise.race([Promise.all(ending), pause(SHUTDOWN_MS, undefined, { ref: false })]);
  signalAll('SIGKILL');
}

function signalAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // The process has already ended.
    }
  }
}

function start({ command, args, cwd, env }: OneShot, stdio: SpawnOptions['stdio']): ChildProcess {
  // Its own process group, so that signals reach its children, too.
  const child = spawn(command, args, {
    cwd,
    env: env ?? inheritedEnv(),
    stdio: stdio ?? 'ignore',
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
