import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { findOnPath, installWithSystem } from './installed-program.ts';
import { freePort } from './ports.ts';
import type { Engine } from './postgres.ts';
import { redisUserLines } from './redis-users.ts';
import { isSocketPath } from './socket-path.ts';
import { waitForRedis } from './wait-for.ts';

/** The first version with BLMPOP, which our queues use. */
const MIN_MAJOR = 7;

/** Path of a Redis server, installed if necessary. @throws PlainError if none can be installed */
export function redisProgram(log: (line: string) => void): string {
  const packages = { apt: 'redis-server', dnf: 'valkey', brew: 'redis' };
  const found = findServer() ?? (installWithSystem(packages, log) ? findServer() : undefined);
  if (found) return found;
  throw new PlainError(
    `Print Partner needs Redis ${MIN_MAJOR} or newer. Install redis-server or valkey-server, or set REDIS_URL to your own server.`,
  );
}

const findServer = (): string | undefined =>
  ['redis-server', 'valkey-server'].flatMap((name) => findOnPath(name) ?? []).find(isNewEnough);

function isNewEnough(program: string): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/v=(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= MIN_MAJOR;
}

/** Our own Redis: loopback and a Unix socket only, with a password, in memory. */
export async function prepareRedis(
  dataDir: string,
  password: string,
  log: (line: string) => void,
): Promise<Engine> {
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const socket = join(folder, 'redis.sock');
  // One that was killed leaves it.
  rmSync(socket, { force: true });
  const hasSocket = await isSocketPath(socket);
  const settings = join(folder, 'redis.conf');
  // In a file, because every user of the machine can read arguments.
  writeFileSync(
    settings,
    [
      `port ${port}`,
      'bind 127.0.0.1',
      ...(hasSocket ? [`unixsocket ${socket}`, 'unixsocketperm 700'] : []),
      // The password of Redis' own user, who may do everything.
      `requirepass ${password}`,
      ...redisUserLines(password),
      `dir ${JSON.stringify(folder)}`,
      // Calls contain passwords, so nothing is written to disk. Postgres has all data that must survive.
      'appendonly no',
      'maxmemory-policy noeviction',
      'save ""',
      'daemonize no',
      '',
    ].join('\n'),
    { mode: 0o600 },
  );
  const url = `redis://:${password}@127.0.0.1:${port}`;
  return {
    url,
    socketUrl: hasSocket ? `unix://${socket}?password=${password}` : url,
    process: {
      name: 'redis',
      title: 'Redis',
      command: redisProgram(log),
      args: [settings],
      cwd: folder,
      stopSignal: 'SIGTERM',
      ready: (gone) => waitForRedis(url, gone),
    },
  };
}
