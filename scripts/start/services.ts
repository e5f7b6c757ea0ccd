import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** What the compiler makes of a process's main module; the path that its program is bundled from. */
export const compiledMain = (folder: string): string => join(folder, 'dist', 'main.js');

/** The bundled program of a process. */
export const programOf = (folder: string): string => join(folder, 'dist', 'bundle', 'main.js');
