import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RecordedProcess } from './run-record.ts';

const PART = '.after-';

/**
 * Claims the succession of a dead starter. The claim is a file named after the
 * dead one, which only one process can create.
 *
 * @returns the claim's file and its owner; undefined if the file vanished meanwhile
 */
export function succeed(
  runFile: string,
  dead: RecordedProcess | undefined,
  me: RecordedProcess,
): { file: string; owner: RecordedProcess | undefined } {
  const file = `${runFile}${PART}${dead ? `${dead.pid}-${fileSafe(dead.startedAt)}` : 'none'}`;
  const draft = `${runFile}.claim-${me.pid}`;
  // A hard link to a complete file: nobody reads a half-written claim.
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

/** Files of all claims, valid or void. */
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

/** On macOS, start times are dates. */
const fileSafe = (text: string): string => text.replaceAll(/\W/g, '-');
