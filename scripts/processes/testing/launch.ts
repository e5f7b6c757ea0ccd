import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A running script and its output. */
export interface Launched {
  pid: number;
  output(): string;
  /** Resolves when the output contains the text. */
  printed(text: string, timeoutMs?: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

export function launch(script: string, env: NodeJS.ProcessEnv): Launched {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async printed(text, timeoutMs = 60_000) {
      const end = Date.now() + timeoutMs;
      while (!output.includes(text)) {
        if (Date.now() > end) throw new Error(`"${text}" is missing in the output:\n${output}`);
        await pause(20);
      }
    },
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'close').then(([code]) => code),
  };
}
