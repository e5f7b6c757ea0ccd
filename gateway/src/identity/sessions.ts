import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type LiveSession, liveSession, resolveSession, sessionCopy } from '@printpartner/contracts';
import { AppError, BoundedMap, RpcClient } from '@printpartner/messaging';
import { KeyedTurns, siteOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** Sessions that a gateway remembers. */
const MAX_RECENT = 5_000;
/** Calls of one site (an IPv4 address or a /48), whose tokens may be invented: auth handles 64 at once. */
const ASKED_AT_ONCE = 8;
const ASKED_WAITING = 1_000;

/** Finds the session of a token: from its copy in Redis, or from the auth service. */
@Injectable()
export class Sessions implements OnApplicationShutdown {
  /** By token hash, with the copies that they were read from. */
  readonly #recent = new BoundedMap<string, { session: LiveSession; copy: string }>(MAX_RECENT);
  readonly #asked = new KeyedTurns({ atOnce: ASKED_AT_ONCE, waiting: ASKED_WAITING });
  #nextRead: { keys: string[]; values: Promise<(string | null)[]> } | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
  ) {}

  /** @param ip of the client. @throws AppError system.busy, or an error of the auth service */
  async find(tokenHash: string, requestId: string, ip: string): Promise<LiveSession | null> {
    const keys = [sessionCopy.key(tokenHash), sessionCopy.revokedKey(tokenHash)];
    const [copy, revoked] = await this.#read(keys);
    const session = revoked ? null : this.#parse(tokenHash, copy);
    if (session && isLive(session)) return session;
    this.#recent.delete(tokenHash);
    if (revoked || session) return null;
    return this.#ask(tokenHash, requestId, ip);
  }

  /** What `find` found lately. The session may have been revoked since, so nothing may be answered or written by it alone. */
  recent(tokenHash: string): LiveSession | undefined {
    const session = this.#recent.get(tokenHash)?.session;
    return session && isLive(session) ? session : undefined;
  }

  /** Whether a session has been revoked; reads only Redis. */
  async isRevoked(tokenHash: string): Promise<boolean> {
    return (await this.redis.exists(sessionCopy.revokedKey(tokenHash))) > 0;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  async #ask(tokenHash: string, requestId: string, ip: string): Promise<LiveSession | null> {
    const end = await this.#asked.wait(siteOf(ip));
    if (!end) throw new AppError('system.busy');
    try {
      return (await this.rpc.call(resolveSession, { tokenHash }, { requestId })).session;
    } finally {
      end();
    }
  }

  /** Reads the keys of all requests of one turn of the event loop at once. */
  async #read(keys: readonly string[]): Promise<(string | null)[]> {
    this.#nextRead ??= this.#beginRead();
    const first = this.#nextRead.keys.push(...keys) - keys.length;
    return (await this.#nextRead.values).slice(first, first + keys.length);
  }

  #beginRead() {
    const keys: string[] = [];
    const values = setImmediate().then(() => {
      this.#nextRead = undefined;
      return this.redis.mget(keys);
    });
    return { keys, values };
  }

  /** Undefined without a copy, or if it has another shape, written by another version of auth. */
  #parse(tokenHash: string, copy: string | null | undefined): LiveSession | undefined {
    if (!copy) return undefined;
    const recent = this.#recent.get(tokenHash);
    if (recent?.copy === copy) return recent.session;
    const session = parseCopy(copy);
    if (session) this.#recent.set(tokenHash, { session, copy });
    return session;
  }
}

const isLive = ({ expiresAt }: LiveSession): boolean => Date.parse(expiresAt) > Date.now();

function parseCopy(copy: string): LiveSession | undefined {
  try {
    return liveSession.safeParse(JSON.parse(copy)).data;
  } catch {
    return undefined;
  }
}
