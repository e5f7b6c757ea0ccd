import { runMigrations } from '@printpartner/service-kit';
import { preflightDatabase } from './database.ts';

await runMigrations(preflightDatabase, process.env);
