import { join } from 'node:path';
import { preparePostgres } from '../engines/postgres.ts';
import { prepareRedis, redisProgram } from '../engines/redis.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { Secrets } from '../start/secrets.ts';
import type { TestSystem } from './with-system.ts';

const say = (line: string) => console.log(line);

/** Starts a real Postgres and Redis for tests; resolves to the settings that tell of them. */
export async function startEngines({ dataDir, onSupervisor }: TestSystem): Promise<NodeJS.ProcessEnv> {
  const secrets = new Secrets(dataDir);
  const supervisor = new Supervisor({ dataDir, runFile: join(dataDir, 'run.json'), say });
  onSupervisor(supervisor);
  const postgres = await preparePostgres(dataDir, secrets.get('postgres'), say);
  // Only a power cut loses what is not on the disk yet, and nobody looks at this database after one.
  postgres.process.args.push('--fsync=off');
  const redis = await prepareRedis(dataDir, secrets.get('redis'), say);
  await supervisor.start([postgres.process, redis.process]);
  return {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    // For tests that restart or wipe a Redis of their own.
    REDIS_SERVER_BIN: redisProgram(say),
  };
}
