import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from '../project-root.ts';

/** What is read of a service of docker-compose.yml. */
export interface ComposeService {
  image?: string;
  networks?: readonly string[];
  mem_limit?: string;
  environment?: Readonly<Record<string, string | number>>;
}

export interface ComposeFile {
  services: Readonly<Record<string, ComposeService>>;
  volumes: Readonly<Record<string, unknown>>;
}

/** docker-compose.yml with its anchors filled in. */
export const readComposeFile = (): ComposeFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the project, which the stack's test reads, too
  parse(readFileSync(inProject('docker-compose.yml'), 'utf8'), { merge: true }) as ComposeFile;
