import { Logger } from '@nestjs/common';
import type { Redis, Result } from 'ioredis';
import type { RpcKeys } from './keys.ts';

export interface ReplyWriterOptions {
  redis: Redis;
  keys: RpcKeys;
  /** Unread batches in a client's list, or replies kept back in an outage, that mean it is gone. */
  backlogLimit: number;
  /** Milliseconds without a sign of life that mean it is gone. */
  absentMs: number;
  /** Replies to this client are lost, or it is gone. */
  onLost: (clientId: string) => void;
}

/** How long replies to a client that never reads them stay. */
const keepMs = 60_000;

/** Appends one batch; answers the list's length and whether the client lives. */
const appendScript = `
local length = redis.call('RPUSH', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {length, redis.call('EXISTS', KEYS[2])}`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    appendReplies(
      list: string,
      alive: string,
      batch: string,
      keepMs: number,
    ): Result<[length: number, alive: number], Context>;
  }
}

/** Sends all replies of one tick to a client as one entry of its list. */
export class ReplyWriter {
  readonly #logger = new Logger(ReplyWriter.name);
  readonly #absentSince = new Map<string, number>();
  readonly #writes = new Set<Promise<void>>();
  #waiting = new Map<string, string[]>();
  #scheduled = false;

  constructor(private readonly options: ReplyWriterOptions) {
    options.redis.defineCommand('appendReplies', { numberOfKeys: 2, lua: appendScript });
    options.redis.on('ready', () => this.#schedule());
  }

  write(clientId: string, reply: string): void {
    const batch = this.#waiting.get(clientId);
    if (!batch) this.#waiting.set(clientId, [reply]);
    else if (batch.push(reply) > this.options.backlogLimit) this.#overflow(clientId);
    this.#schedule();
  }

  /** Resolves when everything written so far is with Redis, or lost. */
  async settle(): Promise<void> {
    this.#flush();
    await Promise.all(this.#writes);
  }

  #overflow(clientId: string): void {
    this.#waiting.delete(clientId);
    this.options.onLost(clientId);
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    // While Redis is away replies wait here; a caller still there after the outage gets them.
    if (this.options.redis.status !== 'ready') return;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [clientId, batch] of waiting) {
      const write = this.#send(clientId, batch).finally(() => this.#writes.delete(write));
      this.#writes.add(write);
    }
  }

  async #send(clientId: string, batch: string[]): Promise<void> {
    const { redis, keys, backlogLimit, onLost } = this.options;
    try {
      const [length, alive] = await redis.appendReplies(
        keys.replies(clientId),
        keys.alive(clientId),
        `[${batch.join(',')}]`,
        keepMs,
      );
      if (length > backlogLimit || this.#isGone(clientId, alive === 1)) onLost(clientId);
    } catch (error) {
      this.#logger.warn(`${batch.length} replies lost: ${(error as Error).message}`);
      onLost(clientId);
    }
  }

  // A wiped Redis forgets that a client lives until its next sign, hence the patience.
  #isGone(clientId: string, alive: boolean): boolean {
    if (alive) {
      if (this.#absentSince.size > 0) this.#absentSince.delete(clientId);
      return false;
    }
    const now = performance.now();
    const since = this.#absentSince.get(clientId);
    if (since === undefined) {
      for (const [id, at] of this.#absentSince) if (now - at > keepMs) this.#absentSince.delete(id);
      this.#absentSince.set(clientId, now);
      return false;
    }
    return now - since > this.options.absentMs;
  }
}
