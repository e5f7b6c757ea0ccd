import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject } from '../project-root.ts';

/** Names of all services: the folders in services/. */
export function serviceNames(): string[] {
  return readdirSync(inProject('services'))
    .filter((name) => existsSync(inProject('services', name, 'package.json')))
    .toSorted();
}

/** Folders of the processes that answer calls: the gateway's and the services'. */
export const processFolders = (): string[] => [
  'gateway',
  ...serviceNames().map((name) => join('services', name)),
];

/** Folder of the programs that the processes run. */
export const PROGRAMS = 'dist';

/** @param folder of the process */
export const programOf = (folder: string): string => join(PROGRAMS, `${basename(folder)}.js`);
