import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../engines/ports.ts';
import { isRunning } from '../../processes/run-record.ts';
import { eventually } from './eventually.ts';
import { ApiUser } from './api-user.ts';
import { newDataDir, removeDataDir, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
const starters: Starter[] = [];

async function launch(settings?: Parameters<typeof Starter.launch>[0]): Promise<Starter> {
  const starter = await Starter.launch(settings);
  starters.push(starter);
  return starter;
}

describe('the starter', () => {
  let first: Starter;
  beforeAll(async () => {
    first = await launch();
    await first.ready();
  }, 4 * MINUTE_MS);
  afterAll(async () => {
    await Promise.all(starters.map((starter) => starter.stop()));
    for (const { dataDir } of starters) removeDataDir(dataDir);
  }, MINUTE_MS);

  it('K1 runs the gateway, the services and their engines as processes of their own', () => {
    const names = first.processes().map(({ name }) => name);
    expect(names.toSorted()).toEqual(['alerts', 'auth', 'gateway', 'postgres', 'projects', 'redis']);
    expect(new Set(first.processes().map(({ pid }) => pid)).size).toBe(6);
  });

  it.each(['projects', 'gateway', 'redis', 'postgres'])(
    'K1 brings a killed %s back',
    async (name) => {
      const before = first.process(name);
      process.kill(before.pid, 'SIGKILL');
      await eventually(() => expect(first.process(name).pid).not.toBe(before.pid), 20_000);
      await eventually(async () => expect(await first.isReady()).toBe(true), 40_000);
    },
    MINUTE_MS,
  );

  it('K1 says in one sentence that a port is taken, or is no port', async () => {
    const taken: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, resolve));
    const starter = await launch({ port });
    expect(await starter.ended).toBe(1);
    taken.close();
    expect(starter.said.trim()).toBe(
      `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`,
    );
    const odd = await launch({ port: 99_999 });
    expect(await odd.ended).toBe(1);
    expect(odd.said.trim()).toBe('PORT must be a number from 1 to 65535, not "99999".');
  });

  it('K1 does not share a DATA_DIR', async () => {
    const other = await launch({ dataDir: first.dataDir });
    expect(await other.ended).toBe(1);
    expect(other.said).toMatch(/^Print Partner already runs on this DATA_DIR \(process \d+\)/);
    expect(await first.isReady()).toBe(true);
  });

  it(
    'K1 runs a second copy beside the first, and leaves nothing behind when asked to end',
    async () => {
      const second = await launch({ dataDir: newDataDir() });
      await second.ready();
      const mine = await ApiUser.signUp(second.url);
      await expect(ApiUser.signIn(first.url, mine.email)).rejects.toThrow('401');
      const processes = second.processes();
      expect(await second.stop()).toBe(0);
      expect(processes.filter(isRunning)).toEqual([]);
      expect(await first.isReady()).toBe(true);
    },
    2 * MINUTE_MS,
  );

  it(
    'K1 clears what a killed starter left behind, and has lost nothing',
    async () => {
      const person = await ApiUser.signUp(first.url);
      const left = first.processes();
      first.signal('SIGKILL');
      await first.ended;
      const again = await launch({ port: first.port, dataDir: first.dataDir });
      await again.ready();
      expect(left.filter(isRunning)).toEqual([]);
      await expect(ApiUser.signIn(again.url, person.email)).resolves.toBeInstanceOf(ApiUser);
    },
    2 * MINUTE_MS,
  );
});
