import { runMigrations } from '@printpartner/service-kit';
import { projectsDatabase } from './database.ts';

await runMigrations(projectsDatabase, process.env);
