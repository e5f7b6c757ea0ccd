import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import type { ProcessDefinition } from '../processes/process-definition.ts';
import { logWhenSlow } from '../processes/log-when-slow.ts';
import { freePort } from './ports.ts';
import { postgresHome } from './postgres-home.ts';
import { clearPostmasterPid } from './postmaster-pid.ts';
import { isSocketPath } from './socket-path.ts';
import { postgresUser, type SystemUser } from './system-user.ts';
import { waitForPostgres } from './wait-for.ts';

export const SUPERUSER = 'printpartner';
const MAX_CONNECTIONS = 200;
/** Begin of the names that Postgres gives to its sockets and their locks; the port follows. */
const SOCKET = '.s.PGSQL.';

export interface Engine {
  url: string;
  /** By a Unix socket, which takes less CPU time than a port; `url` where there is none. */
  socketUrl: string;
  process: ProcessDefinition;
}

/** Our own Postgres from the npm packages: loopback and a Unix socket only, with a password. */
export async function preparePostgres(
  dataDir: string,
  password: string,
  log: (line: string) => void,
): Promise<Engine> {
  const user = postgresUser(log);
  const { binaries, cluster } = postgresHome(dataDir, user, log);
  const data = join(cluster, 'data');
  const initdb = join(binaries, 'bin', 'initdb');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    log('Creating the database…');
    createCluster(initdb, data, password, user);
  }
  assertSameVersion(initdb, data);
  await logWhenSlow(log, () => 'Waiting for an earlier Postgres to stop…', clearPostmasterPid(data));
  const port = await freePort();
  const urlAt = (host: string) => `postgres://${SUPERUSER}:${password}@${host}:${port}/postgres`;
  const url = urlAt('127.0.0.1');
  const hasSocket = await isSocketPath(join(cluster, `${SOCKET}${port}`));
  // One that was killed leaves them.
  for (const name of readdirSync(cluster)) if (name.startsWith(SOCKET)) rmSync(join(cluster, name));
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: hasSocket ? cluster : '',
    unix_socket_permissions: '0700',
    max_connections: String(MAX_CONNECTIONS),
    timezone: 'UTC',
    // Verbose errors would log users' data from rejected rows.
    log_error_verbosity: 'terse',
  };
  return {
    url,
    socketUrl: hasSocket ? urlAt(encodeURIComponent(cluster)) : url,
    process: {
      name: 'postgres',
      title: 'Postgres',
      command: join(binaries, 'bin', 'postgres'),
      args: [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
      ],
      // Any folder that the user can read.
      cwd: cluster,
      user,
      // Fast shutdown: closes connections and writes a checkpoint.
      stopSignal: 'SIGINT',
      ready: (gone) => waitForPostgres(url, gone),
    },
  };
}

function createCluster(initdb: string, data: string, password: string, user: SystemUser | undefined): void {
  // Renamed when complete, because an unfinished cluster looks like a finished one.
  const draft = `${data}.new`;
  for (const path of [data, draft]) rmSync(path, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'print-partner-'));
  const passwordFile = join(folder, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
    const args = ['-D', draft, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const created = spawnSync(initdb, [...args, '--encoding=UTF8', '--locale=C', '--no-instructions'], {
      encoding: 'utf8',
      cwd: folder,
      ...user,
    });
    if (created.status !== 0)
      throw new PlainError(`initdb failed: ${created.stderr || created.error?.message}`);
    renameSync(draft, data);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function assertSameVersion(initdb: string, data: string): void {
  const shipped = /(\d+)/.exec(spawnSync(initdb, ['--version'], { encoding: 'utf8' }).stdout)?.[1];
  const existing = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (shipped === existing) return;
  throw new PlainError(
    `The database in ${data} is from Postgres ${existing}, but this version uses Postgres ${shipped}. Run pg_upgrade, or start with another DATA_DIR.`,
  );
}
