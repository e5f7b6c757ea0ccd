import { runMigrations } from '@printpartner/service-kit';
import { adminDatabase } from './database.ts';

await runMigrations(adminDatabase, process.env);
