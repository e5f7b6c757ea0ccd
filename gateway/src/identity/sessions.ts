import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type LiveSession, liveSession, resolveSession, sessionCopy } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** Finds the session of a token: from its copy in Redis, or from the auth service. */
@Injectable()
export class Sessions implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
  ) {}

  async find(tokenHash: string, requestId: string): Promise<LiveSession | null> {
    const keys = [sessionCopy.key(tokenHash), sessionCopy.revokedKey(tokenHash)];
    const [copy, revoked] = await this.redis.mget(keys);
    if (revoked) return null;
    const session = parseCopy(copy);
    if (session) return Date.parse(session.expiresAt) > Date.now() ? session : null;
    return (await this.rpc.call(resolveSession, { tokenHash }, { requestId })).session;
  }

  /** Whether a session has been revoked; reads only Redis. */
  async isRevoked(tokenHash: string): Promise<boolean> {
    return (await this.redis.exists(sessionCopy.revokedKey(tokenHash))) > 0;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

/** Ignores a copy with another shape, written by another version of auth. */
function parseCopy(copy: string | null | undefined): LiveSession | undefined {
  if (!copy) return undefined;
  try {
    return liveSession.safeParse(JSON.parse(copy)).data;
  } catch {
    return undefined;
  }
}
