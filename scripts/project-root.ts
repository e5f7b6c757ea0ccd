import { dirname, join } from 'node:path';

/** Folder of the project. */
export const projectRoot = dirname(import.meta.dirname);

export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);
