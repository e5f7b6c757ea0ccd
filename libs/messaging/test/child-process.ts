import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script in this folder; resolves when it sends `ready`. */
export async function startChild(script: string, environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(new URL(script, import.meta.url), {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    execArgv: [
      '--conditions=@printpartner/source',
      '--import',
      new URL('child-loader.mjs', import.meta.url).href,
    ],
  });
  await once(child, 'message');
  return child;
}

export async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
