import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { BLOCK_SECONDS, reconnectDelay } from '../redis-connection.ts';

export interface ListReaderOptions {
  /** Exclusive to this reader, because it blocks. */
  redis: Redis;
  list: string;
  /** This reader's own list; an entry unblocks it. */
  wake: string;
  /** How many entries may be popped now. */
  capacity: () => number;
  receive: (entry: string) => void;
}

/** Pops entries from a list, never more than `capacity()`, until stopped. */
export class ListReader {
  readonly #logger = new Logger(ListReader.name);
  #stopping = false;
  #ended: Promise<void> = Promise.resolve();
  #capacityFreed?: () => void;

  constructor(private readonly options: ListReaderOptions) {}

  start(): void {
    this.#ended = this.#run();
  }

  /** Call when `capacity()` has grown. */
  notifyCapacity(): void {
    this.#capacityFreed?.();
  }

  /**
   * Stops without losing an entry: popped entries are still received. While
   * Redis is down, there are none, and the connection is closed.
   */
  async stop(commands: Redis): Promise<void> {
    this.#stopping = true;
    this.notifyCapacity();
    try {
      await commands.rpush(this.options.wake, '');
      // A pop interrupted by an outage may never settle.
      await Promise.race([this.#ended, delay(2 * BLOCK_SECONDS * 1000, undefined, { ref: false })]);
      await commands.del(this.options.wake);
    } catch {
      // Redis is down.
    }
    this.options.redis.disconnect();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping) {
      const capacity = this.options.capacity();
      if (capacity <= 0) {
        await this.#untilCapacity();
        continue;
      }
      try {
        await this.#pop(capacity);
        failures = 0;
      } catch (error) {
        if (this.#stopping) return;
        failures += 1;
        if (failures === 1)
          this.#logger.warn(`Reading ${this.options.list} failed: ${(error as Error).message}`);
        await delay(reconnectDelay(failures));
      }
    }
  }

  async #pop(count: number): Promise<void> {
    const { redis, list, wake, receive } = this.options;
    const popped = await redis.blmpop(BLOCK_SECONDS, 2, list, wake, 'LEFT', 'COUNT', count);
    if (popped?.[0] !== list) return;
    for (const entry of popped[1]) receive(entry);
  }

  async #untilCapacity(): Promise<void> {
    await new Promise<void>((resolve) => (this.#capacityFreed = resolve));
    this.#capacityFreed = undefined;
    // Calls that end in the same tick allow one larger pop.
    await setImmediate();
  }
}
