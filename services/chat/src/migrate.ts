import { runMigrations } from '@printpartner/service-kit';
import { chatDatabase } from './database.ts';

await runMigrations(chatDatabase, process.env);
