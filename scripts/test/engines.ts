import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePostgres } from '../engines/postgres.ts';
import { prepareRedis, redisProgram } from '../engines/redis.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { Secrets } from '../start/secrets.ts';

const say = (line: string) => console.log(line);

/** Gives tests a real Postgres and Redis, then ends them and removes their data. */
export async function withEngines<T>(work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'print-partner-test-')));
  const supervisor = new Supervisor({ dataDir, runFile: join(dataDir, 'run.json'), say });
  try {
    const secrets = new Secrets(dataDir);
    const postgres = await preparePostgres(dataDir, secrets.get('postgres'), say);
    const redis = await prepareRedis(dataDir, secrets.get('redis'), say);
    await supervisor.start([postgres.process, redis.process]);
    return await work({
      TEST_DATABASE_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
      // For tests that restart or wipe a Redis of their own.
      REDIS_SERVER_BIN: redisProgram(say),
    });
  } finally {
    await supervisor.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
