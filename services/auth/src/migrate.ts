import { runMigrations } from '@printpartner/service-kit';
import { authDatabase } from './database.ts';

await runMigrations(authDatabase, process.env);
