import { spawnSync } from 'node:child_process';
import { PlainError } from '../plain-error.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/**
 * The user that Postgres runs as when we are root, which it refuses to run
 * as; made when the machine does not have it. Undefined when we are not root.
 */
export function postgresUser(say: (line: string) => void): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = lookUp();
  if (known) return known;
  say(`Creating the system user ${NAME}, because Postgres does not run as root…`);
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const made = lookUp();
  if (made) return made;
  throw new PlainError(
    `Postgres does not run as root, and the system user ${NAME} could not be created. Start as another user.`,
  );
}

function lookUp(): SystemUser | undefined {
  const [uid, gid] = [id('-u'), id('-g')];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

const id = (flag: string) => spawnSync('id', [flag, NAME], { encoding: 'utf8' }).stdout.trim();
