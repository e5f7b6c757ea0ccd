import { type DatabaseOptions, migrate } from '@printpartner/service-kit';
import { inProject } from '../project-root.ts';

/** JSON object of service names and connection URLs. Exits with 1 if a migration fails. */
const databaseUrls: Record<string, string> = JSON.parse(process.env['DATABASE_URLS'] ?? '{}');

async function migrateService(service: string, url: string): Promise<void> {
  try {
    const database: Record<string, Omit<DatabaseOptions, 'url'> | undefined> = await import(
      inProject('services', service, 'dist', 'database.js')
    );
    const options = database[`${service}Database`];
    if (!options) throw new Error(`dist/database.js exports no ${service}Database`);
    await migrate({ ...options, url });
  } catch (error) {
    console.error(`${service}: migration failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

await Promise.all(Object.entries(databaseUrls).map(([service, url]) => migrateService(service, url)));
