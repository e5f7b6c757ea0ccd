import { runMigrations } from '@printpartner/service-kit';
import { specsDatabase } from './database.ts';

await runMigrations(specsDatabase, process.env);
