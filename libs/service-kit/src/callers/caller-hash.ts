import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { wideNetworkOf } from '../limits/network-of.ts';

const DAY_SECONDS = 86_400;
const LENGTH = 16;

/** The key of hashes that tell callers apart for a UTC day. The next day nobody can find the caller behind an older hash. */
export class DailyKey {
  /** @param owner the process that has it: no other may read its keys */
  constructor(
    private readonly redis: Redis,
    private readonly owner: string,
  ) {}

  /** The same for all replicas until the UTC day ends or Redis restarts. */
  async today(): Promise<string> {
    const generated = randomBytes(32).toString('base64url');
    const name = this.nameAt(Date.now());
    await this.redis.set(name, generated, 'EX', DAY_SECONDS, 'NX');
    return (await this.redis.get(name)) ?? generated;
  }

  /** Null once it isn't known anymore. */
  yesterday(): Promise<string | null> {
    return this.redis.get(this.nameAt(Date.now() - DAY_SECONDS * 1_000));
  }

  private nameAt(at: number): string {
    return `${this.owner}:network-key:${new Date(at).toISOString().slice(0, 10)}`;
  }
}

/**
 * An account (its id) or a network (an IP address) in a log line. With the kind, because rows have the network's hash by the
 * same key: a line must not lead to them.
 */
export function logHash(key: string, kind: 'account' | 'network', value: string): string {
  const hashed = kind === 'network' ? wideNetworkOf(value) : value;
  return createHmac('sha256', key).update(`log:${kind}:${hashed}`).digest('base64url').slice(0, LENGTH);
}
