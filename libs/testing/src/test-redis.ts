import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { needed } from './test-database.ts';

export interface TestRedis {
  url: string;
  /** Ends the server without warning and starts it again, with what its append-only file holds. */
  restart(): Promise<void>;
  /** Forgets everything, as a lost disk would. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** The Redis that all tests share: use names of your own, and never flush it. */
export const testRedisUrl = (): string => needed('TEST_REDIS_URL');

/** Somebody else may take one in between; so many in a row have another reason. */
const PORTS_TRIED = 5;

/** A Redis server of the test's own on a free port. Needs REDIS_SERVER_BIN, which `npm test` provides. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'print-partner-redis-'));
  let port = await freePort();
  let server = await launch(folder, port);
  for (let tries = 1; !server; tries += 1) {
    if (tries === PORTS_TRIED) throw new Error(`Redis ended at once on ${tries} ports`);
    port = await freePort();
    server = await launch(folder, port);
  }
  const url = `redis://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url,
    async restart() {
      await end('SIGKILL');
      server = await launch(folder, port);
      if (!server) throw new Error(`Somebody else took the port ${port}`);
    },
    async flush() {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Undefined when another server took the port meanwhile, which would answer in its place. */
async function launch(folder: string, port: number): Promise<ChildProcess | undefined> {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'yes',
    // A killed server's writes are with the system; waiting for the disk would hold up every command.
    appendfsync: 'no',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(needed('REDIS_SERVER_BIN'), args, { stdio: 'ignore' });
  const client = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 30, maxRetriesPerRequest: null });
  // It refuses connections until it listens, which is what we wait for.
  client.on('error', () => undefined);
  const gone = once(server, 'exit').then(() => '');
  const who = await Promise.race([client.info('server'), gone]);
  client.disconnect();
  if (new RegExp(`process_id:${server.pid}\\b`).test(who)) return server;
  await gone;
  return undefined;
}
