import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { blockSeconds, reconnectDelay } from '../redis-connection.ts';

export interface ListReaderOptions {
  /** Used by this reader alone: it blocks. */
  redis: Redis;
  list: string;
  /** A list of this reader's own; an entry in it ends the waiting. */
  wake: string;
  /** How many entries may be taken now. */
  room: () => number;
  receive: (entry: string) => void;
}

/** Takes entries from a list, never more than there is room for, until stopped. */
export class ListReader {
  readonly #logger = new Logger(ListReader.name);
  #stopping = false;
  #ended: Promise<void> = Promise.resolve();
  #roomMade?: () => void;

  constructor(private readonly options: ListReaderOptions) {}

  start(): void {
    this.#ended = this.#run();
  }

  /** Tells the reader that `room()` has grown. */
  freed(): void {
    this.#roomMade?.();
  }

  /**
   * Stops without losing an entry: what has been popped is still received.
   * While Redis is away there is nothing to lose, and the connection is cut.
   */
  async stop(commands: Redis): Promise<void> {
    this.#stopping = true;
    this.freed();
    try {
      await commands.rpush(this.options.wake, '');
      // A pop interrupted by an outage may never settle.
      await Promise.race([this.#ended, delay(2 * blockSeconds * 1000, undefined, { ref: false })]);
      await commands.del(this.options.wake);
    } catch {
      // Redis is away.
    }
    this.options.redis.disconnect();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping) {
      const room = this.options.room();
      if (room <= 0) {
        await this.#untilRoom();
        continue;
      }
      try {
        await this.#pop(room);
        failures = 0;
      } catch (error) {
        if (this.#stopping) return;
        failures += 1;
        if (failures === 1) this.#logger.warn(`Reading ${this.options.list}: ${(error as Error).message}`);
        await delay(reconnectDelay(failures));
      }
    }
  }

  async #pop(room: number): Promise<void> {
    const { redis, list, wake, receive } = this.options;
    const popped = await redis.blmpop(blockSeconds, 2, list, wake, 'LEFT', 'COUNT', room);
    if (popped?.[0] !== list) return;
    for (const entry of popped[1]) receive(entry);
  }

  async #untilRoom(): Promise<void> {
    await new Promise<void>((resolve) => (this.#roomMade = resolve));
    this.#roomMade = undefined;
    // Calls that end in the same tick make room for one larger pop.
    await setImmediate();
  }
}
