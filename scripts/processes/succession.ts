import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RecordedProcess } from './run-record.ts';

const PART = '.after-';

/**
 * Makes a starter the successor of a dead one, if nobody is that yet: the
 * file system lets one process alone make the file named after the dead one.
 *
 * @returns the claim's file, and whose it is; nobody's when it vanished meanwhile
 */
export function succeed(
  runFile: string,
  dead: RecordedProcess | undefined,
  me: RecordedProcess,
): { file: string; owner: RecordedProcess | undefined } {
  const file = `${runFile}${PART}${dead ? `${dead.pid}-${fileSafe(dead.startedAt)}` : 'none'}`;
  const draft = `${runFile}.claim-${me.pid}`;
  // Linked when it is written, so that nobody reads half of it.
  writeFileSync(draft, JSON.stringify(me));
  try {
    linkSync(draft, file);
    return { file, owner: me };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { file, owner: readClaim(file) };
  } finally {
    rmSync(draft);
  }
}

/** Files of all claims, in force or void. */
export const claimsOn = (runFile: string): string[] =>
  readdirSync(dirname(runFile))
    .filter((name) => name.startsWith(`${basename(runFile)}${PART}`))
    .map((name) => join(dirname(runFile), name));

function readClaim(file: string): RecordedProcess | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RecordedProcess;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** macOS tells start times as dates. */
const fileSafe = (text: string): string => text.replaceAll(/\W/g, '-');
