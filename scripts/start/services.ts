import { existsSync, readdirSync } from 'node:fs';
import { inProject } from '../project-root.ts';

/** Names of all services: the folders in services/. */
export function serviceNames(): string[] {
  return readdirSync(inProject('services'))
    .filter((name) => existsSync(inProject('services', name, 'package.json')))
    .toSorted();
}
