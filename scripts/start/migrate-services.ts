import { spawn } from 'node:child_process';
import { PlainError } from '../plain-error.ts';
import { inProject } from '../project-root.ts';

/** Brings every service's schema up to date, side by side. @throws PlainError naming the one that failed */
export async function migrateServices(databaseUrls: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...databaseUrls].map(([service, url]) => migrateService(service, url)));
}

async function migrateService(service: string, url: string): Promise<void> {
  const child = spawn(process.execPath, [inProject('services', service, 'dist', 'migrate.js')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0)
    throw new PlainError(`The database of ${service} could not be brought up to date.\n${complaint}`);
}
