import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Secrets } from '../start/secrets.ts';

/** Redis keeps the newest 128. */
const ALL = 128;

/** What our own Redis refused to the processes of a system: each is a rule that `infra/access/redis-users` lacks, or a process that asks for too much. */
export async function redisRefusals(dataDir: string): Promise<string[]> {
  const password = new Secrets(dataDir).get('redis');
  const redis = new Redis({ path: join(dataDir, 'redis', 'redis.sock'), password });
  try {
    // Each entry is a flat list of names and values.
    const entries = (await redis.acl('LOG', ALL)) as unknown[][];
    return entries.map((entry) => {
      const of = (name: string) => String(entry[entry.indexOf(name) + 1]);
      return `${of('username')}: ${of('reason')} ${of('object')}, ${of('count')} times`;
    });
  } finally {
    redis.disconnect();
  }
}
