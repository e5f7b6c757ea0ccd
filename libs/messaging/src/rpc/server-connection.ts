import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Peer } from '../peer.ts';
import { openRedis, whenReady } from '../redis-connection.ts';
import type { RpcKeys } from './keys.ts';
import { ListReader } from './list-reader.ts';
import { RedisClock } from './redis-clock.ts';
import { ReplyWriter } from './reply-writer.ts';

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
