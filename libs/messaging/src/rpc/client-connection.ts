import type { Redis } from 'ioredis';
import type { Peer } from '../peer.ts';
import { openRedis, whenReady } from '../redis-connection.ts';
import type { RpcKeys } from './keys.ts';
import { ListReader } from './list-reader.ts';
import { parseReplies, type ReplyPacket } from './packets.ts';
import { RedisClock } from './redis-clock.ts';

export interface ClientConnectionOptions {
  peer: Peer;
  keys: RpcKeys;
  clientId: string;
  receive: (packet: ReplyPacket) => void;
}

/** Reply batches popped at once. */
const BATCHES_AT_ONCE = 100;
const ALIVE_MS = 30_000;

/** A client's two connections, clock, reply list and heartbeat. */
export class ClientConnection {
  readonly commands: Redis;
  readonly clock: RedisClock;
  readonly #replies: ListReader;
  readonly #started: Promise<void>;
  #heartbeat?: NodeJS.Timeout;

  constructor(private readonly options: ClientConnectionOptions) {
    const { keys, clientId } = options;
    const { redisUrl } = options.peer;
    this.commands = openRedis(redisUrl, 'commands');
    this.clock = new RedisClock(this.commands);
    this.#replies = new ListReader({
      redis: openRedis(redisUrl, 'blocking'),
      list: keys.replies(clientId),
      wake: keys.wake(clientId),
      capacity: () => BATCHES_AT_ONCE,
      receive: (batch) => this.#receive(batch),
    });
    this.#started = this.#start();
  }

  get isReady(): boolean {
    return this.commands.status === 'ready' && this.clock.isSet;
  }

  /** Resolves when calls can be made, also after an outage. */
  async ready(): Promise<void> {
    await whenReady(this.commands);
    await this.#started;
  }

  async close(): Promise<void> {
    const { keys, clientId } = this.options;
    clearInterval(this.#heartbeat);
    this.clock.stop();
    await this.#replies.stop(this.commands);
    await this.commands.del(keys.replies(clientId), keys.alive(clientId)).catch(() => undefined);
    await this.commands.quit().catch(() => this.commands.disconnect());
  }

  async #start(): Promise<void> {
    this.#replies.start();
    await whenReady(this.commands);
    await this.clock.start();
    this.#beat();
    this.commands.on('ready', this.#beat);
    this.#heartbeat = setInterval(this.#beat, ALIVE_MS / 3);
    this.#heartbeat.unref();
  }

  // The next heartbeat makes up for a failed one.
  readonly #beat = (): void => {
    const { keys, clientId } = this.options;
    void this.commands.set(keys.alive(clientId), '1', 'PX', ALIVE_MS).catch(() => undefined);
  };

  #receive(batch: string): void {
    for (const packet of parseReplies(batch)) this.options.receive(packet);
  }
}
