import { dirname, join } from 'node:path';

export const projectRoot = dirname(import.meta.dirname);

export const inProject = (...parts: string[]): string => join(projectRoot, ...parts);
