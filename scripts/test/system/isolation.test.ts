import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { removeDataDir } from '../../engines/postgres-home.ts';
import { Starter } from './running-system.ts';

const MINUTE_MS = 60_000;

describe('the services', () => {
  let system: Starter;
  beforeAll(async () => {
    system = await Starter.launch();
    await system.ready();
  }, 4 * MINUTE_MS);
  afterAll(async () => {
    await system.stop();
    removeDataDir(system.dataDir);
  }, MINUTE_MS);

  it.each([
    ['auth', 'projects.projects'],
    ['projects', 'alerts.project_alerts'],
    ['alerts', 'auth.accounts'],
  ])('K4 are strangers in Postgres: %s cannot read %s', async (service, table) => {
    const db = new pg.Client({ connectionString: system.environmentOf(service)['DATABASE_URL'] ?? '' });
    await db.connect();
    await expect(db.query(`select * from ${table}`)).rejects.toThrow('permission denied for schema');
    await expect(db.query('select 1 from migrations')).resolves.toBeDefined();
    await db.end();
  });
});
