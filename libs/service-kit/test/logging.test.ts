import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from '@jest/globals';

let child: ChildProcess;
afterEach(() => {
  child.kill('SIGKILL');
});

async function startChild(): Promise<NonNullable<ChildProcess['stdout']>> {
  child = fork(new URL('logging.child.ts', import.meta.url), { silent: true });
  await once(child, 'message');
  if (!child.stdout) throw new Error('no output');
  return child.stdout;
}

it.each(['exit', 'kill', 'stop'])(
  'K8 a process that ends by %s has written all its lines, in order',
  async (how) => {
    const output = text(await startChild());
    child.send(how);
    const lines = (await output).trim().split('\n');
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said).toEqual([...Array.from({ length: 100 }, (_, n) => `line ${n + 1}`), 'last line']);
  },
);

it('K8 K1 a process ends although nobody reads its lines', async () => {
  const output = await startChild();
  output.destroy();
  await once(output, 'close');
  const ended = once(child, 'exit');
  child.send('exit');
  expect(await ended).toEqual([0, null]);
});
