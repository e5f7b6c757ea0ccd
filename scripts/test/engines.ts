import { join } from 'node:path';
import { preparePostgres } from '../engines/postgres.ts';
import { prepareRedis, redisProgram } from '../engines/redis.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { Secrets } from '../start/secrets.ts';
import type { TestSystem } from './with-system.ts';

const log = (line: string) => console.log(line);

/** Starts a real Postgres and Redis for tests. @returns the environment variables with their addresses */
export async function startEngines({ dataDir, onSupervisor }: TestSystem): Promise<NodeJS.ProcessEnv> {
  const secrets = new Secrets(dataDir);
  const supervisor = new Supervisor({ dataDir, runFile: join(dataDir, 'run.json'), log });
  onSupervisor(supervisor);
  const postgres = await preparePostgres(dataDir, secrets.get('postgres'), log);
  // Without fsync only a power failure loses data, which doesn't matter for a test database.
  postgres.process.args.push('--fsync=off');
  const redis = await prepareRedis(dataDir, secrets.get('redis'), log);
  await supervisor.start([postgres.process, redis.process]);
  return {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
    // Tests that restart or wipe their own Redis start it.
    REDIS_SERVER_BIN: redisProgram(log),
  };
}
