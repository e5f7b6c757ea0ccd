import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ChildSetup } from './protocol.ts';

/** Starts a script in this folder and waits until it is ready. */
export async function startChild(script: string, setup: ChildSetup): Promise<ChildProcess> {
  const child = fork(new URL(script, import.meta.url), [JSON.stringify(setup)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(child, 'message');
  return child;
}

/** Sends a message and waits for the reply. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  const [answer] = (await answered) as [Answer];
  return answer;
}
