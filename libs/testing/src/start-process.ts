import { spawn } from 'node:child_process';
import { once } from 'node:events';

const READY_TIMEOUT_MS = 30_000;

export interface TestProcess {
  pid: number;
  /** Output so far. */
  output(): string;
  /** Kills it, with SIGKILL by default. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Sends SIGTERM and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Runs a script with this Node and resolves when it sends `{ type: 'ready' }` over
 * IPC, as our processes do.
 *
 * @throws Error with the output if it ends before or takes over 30 s
 */
export async function startProcess(options: {
  script: string;
  env?: NodeJS.ProcessEnv;
}): Promise<TestProcess> {
  const child = spawn(process.execPath, [options.script], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  try {
    await isReady(child, ended);
  } catch (error) {
    await kill();
    throw new Error(`${options.script}: ${error instanceof Error ? error.message : ''}\n${output}`, {
      cause: error,
    });
  }
  return { pid: child.pid ?? 0, output: () => output, kill, stop: () => kill('SIGTERM') };
}

function isReady(child: ReturnType<typeof spawn>, ended: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('not ready before the deadline')), READY_TIMEOUT_MS);
    const settle = (how: () => void) => {
      clearTimeout(late);
      how();
    };
    child.on('message', (message) => {
      if (typeof message === 'object' && 'type' in message && message.type === 'ready') settle(resolve);
    });
    ended.then(
      () => settle(() => reject(new Error('ended before it was ready'))),
      (error: Error) => settle(() => reject(error)),
    );
  });
}
