import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Redis, Result } from 'ioredis';
import type { Peer } from '../peer.ts';
import { openRedis, whenReady } from '../redis-connection.ts';
import type { RpcKeys } from './packets.ts';
import { ListReader } from './list-reader.ts';
import { RedisClock } from './redis-clock.ts';

export interface ServerConnectionOptions {
  peer: Peer;
  keys: RpcKeys;
  backlogLimit: number;
  absentMs: number;
  capacity: () => number;
  receive: (request: string) => void;
  cancel: (id: string) => void;
  /** Called when a client is gone or replies to it were lost. */
  lost: (clientId: string) => void;
}

/** A server's three connections: blocking pops, the cancel channel, and other commands. */
export class ServerConnection {
  readonly commands: Redis;
  readonly clock: RedisClock;
  readonly replies: ReplyWriter;
  readonly #subscriber: Redis;
  readonly #requests: ListReader;

  constructor(private readonly options: ServerConnectionOptions) {
    const { keys, capacity, receive, lost } = options;
    const { name, redisUrl } = options.peer;
    this.commands = openRedis(redisUrl, 'commands');
    this.clock = new RedisClock(this.commands);
    this.replies = new ReplyWriter({ ...options, redis: this.commands, onLost: lost });
    this.#subscriber = openRedis(redisUrl, 'subscriber');
    this.#subscriber.on('message', (_channel, id: string) => options.cancel(id));
    this.#requests = new ListReader({
      redis: openRedis(redisUrl, 'blocking'),
      list: keys.requests(name),
      wake: keys.wake(`${name}-${randomUUID()}`),
      capacity,
      receive,
    });
  }

  async start(): Promise<void> {
    await whenReady(this.commands);
    await this.clock.start();
    await this.#subscriber.subscribe(this.options.keys.cancels(this.options.peer.name));
    this.#requests.start();
  }

  /** Call when `capacity()` has grown. */
  notifyCapacity(): void {
    this.#requests.notifyCapacity();
  }

  stopTaking(): Promise<void> {
    return this.#requests.stop(this.commands);
  }

  async close(): Promise<void> {
    await this.replies.settle();
    this.clock.stop();
    this.#subscriber.disconnect();
    await this.commands.quit().catch(() => this.commands.disconnect());
  }
}

interface ReplyWriterOptions {
  redis: Redis;
  keys: RpcKeys;
  /** A client with more unread batches, or more replies buffered in an outage, counts as gone. */
  backlogLimit: number;
  /** A client without a heartbeat for this long counts as gone, milliseconds. */
  absentMs: number;
  /** Called when a client is gone or replies to it were lost. */
  onLost: (clientId: string) => void;
}

/** Unread replies expire after this time. */
const KEEP_MS = 60_000;

/** Appends one batch; returns the list's length and whether the client is alive. */
const APPEND_SCRIPT = `
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

/** Sends all replies to a client in one tick as one list entry. */
class ReplyWriter {
  readonly #logger = new Logger(ReplyWriter.name);
  readonly #absentSince = new Map<string, number>();
  readonly #writes = new Set<Promise<void>>();
  #waiting = new Map<string, string[]>();
  #scheduled = false;

  constructor(private readonly options: ReplyWriterOptions) {
    options.redis.defineCommand('appendReplies', { numberOfKeys: 2, lua: APPEND_SCRIPT });
    options.redis.on('ready', () => this.#schedule());
  }

  write(clientId: string, reply: string): void {
    const batch = this.#waiting.get(clientId);
    if (!batch) this.#waiting.set(clientId, [reply]);
    else if (batch.push(reply) > this.options.backlogLimit) this.#overflow(clientId);
    this.#schedule();
  }

  /** Resolves when all replies written so far have reached Redis or failed. */
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
    // Buffered while Redis is down, for callers that are still waiting afterwards.
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
        KEEP_MS,
      );
      if (length > backlogLimit || this.#isGone(clientId, alive === 1)) onLost(clientId);
    } catch (error) {
      this.#logger.warn(`${batch.length} replies lost: ${(error as Error).message}`);
      onLost(clientId);
    }
  }

  // A wiped Redis loses heartbeats, so a client only counts as gone after absentMs.
  #isGone(clientId: string, alive: boolean): boolean {
    if (alive) {
      if (this.#absentSince.size > 0) this.#absentSince.delete(clientId);
      return false;
    }
    const now = performance.now();
    const since = this.#absentSince.get(clientId);
    if (since === undefined) {
      for (const [id, at] of this.#absentSince) if (now - at > KEEP_MS) this.#absentSince.delete(id);
      this.#absentSince.set(clientId, now);
      return false;
    }
    return now - since > this.options.absentMs;
  }
}
