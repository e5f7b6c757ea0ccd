import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type LiveSession, liveSession, resolveSession, sessionCopy } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Redis } from 'ioredis';

export const SESSION_REDIS = Symbol('session redis');

/** Who a token belongs to: from the copy in Redis, else from auth. */
@Injectable()
export class Sessions implements OnApplicationShutdown {
  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
  ) {}

  async find(tokenHash: string, requestId: string): Promise<LiveSession | null> {
    const keys = [sessionCopy.key(tokenHash), sessionCopy.revokedKey(tokenHash)];
    const [copy, revoked] = await this.redis.mget(keys);
    if (revoked) return null;
    if (copy) {
      const session = liveSession.parse(JSON.parse(copy));
      return Date.parse(session.expiresAt) > Date.now() ? session : null;
    }
    const { session } = await this.rpc.call(resolveSession, { tokenHash }, { requestId });
    return session;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
