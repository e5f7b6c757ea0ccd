import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OTHERS_EXECUTE = 0o001;
const OTHERS_READ = 0o004;

/** Whether any user of the machine can read `path`. */
export function isOpenToOthers(path: string): boolean {
  const mode = statSync(path).mode;
  if ((mode & OTHERS_READ) === 0) return false;
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_EXECUTE) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
