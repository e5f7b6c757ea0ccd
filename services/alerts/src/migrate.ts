import { runMigrations } from '@printpartner/service-kit';
import { alertsDatabase } from './database.ts';

await runMigrations(alertsDatabase, process.env);
