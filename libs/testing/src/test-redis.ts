import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { requireEnv } from './test-database.ts';

export interface TestRedis {
  url: string;
  kill(): Promise<void>;
  /** Starts the killed server again, without its data. */
  start(): Promise<void>;
  /** Deletes all data, like a lost disk. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** The Redis shared by all tests: use unique names and never flush it. */
export const testRedisUrl = (): string => requireEnv('TEST_REDIS_URL');

/** Another process may take a port in between; more failures have another cause. */
const PORTS_TRIED = 5;

/** Starts a Redis server for one test. Needs REDIS_SERVER_BIN, which `npm test` provides. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'print-partner-redis-'));
  let port = await freePort();
  let server = await launch(folder, port);
  for (let tries = 1; !server; tries += 1) {
    if (tries === PORTS_TRIED) throw new Error(`Redis exited on ${tries} ports`);
    port = await freePort();
    server = await launch(folder, port);
  }
  const url = `redis://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    server = undefined;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async start() {
      server = await launch(folder, port);
      if (!server) throw new Error(`Another process took port ${port}`);
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

/** Undefined if another server took the port and would reply instead. */
async function launch(folder: string, port: number): Promise<ChildProcess | undefined> {
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'no',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(requireEnv('REDIS_SERVER_BIN'), args, { stdio: 'ignore' });
  const client = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 30, maxRetriesPerRequest: null });
  // Ignore refused connections until it listens.
  client.on('error', () => undefined);
  const gone = once(server, 'exit').then(() => '');
  const who = await Promise.race([client.info('server'), gone]);
  client.disconnect();
  if (new RegExp(`process_id:${server.pid}\\b`).test(who)) return server;
  await gone;
  return undefined;
}
