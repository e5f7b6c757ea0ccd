import { spawnSync } from 'node:child_process';
import { PlainError } from '../plain-error.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/**
 * The user to run Postgres as, because it refuses to run as root; created if
 * missing. Undefined if we aren't root.
 */
export function postgresUser(log: (line: string) => void): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp();
  if (existing) return existing;
  log(`Creating the system user ${NAME}, because Postgres can’t run as root…`);
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const created = lookUp();
  if (created) return created;
  throw new PlainError(
    `Postgres can’t run as root, and creating the system user ${NAME} failed. Start as another user.`,
  );
}

function lookUp(): SystemUser | undefined {
  const [uid, gid] = [id('-u'), id('-g')];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

const id = (flag: string) => spawnSync('id', [flag, NAME], { encoding: 'utf8' }).stdout.trim();
