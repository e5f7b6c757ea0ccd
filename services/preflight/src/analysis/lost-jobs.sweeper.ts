import { Injectable } from '@nestjs/common';
import { Sweeper } from '@printpartner/service-kit';
import { FairQueue } from './fair-queue.ts';

const EVERY_MS = 10_000;
/** A session submitted less than this many seconds ago may not have its job yet. */
const GRACE_SECONDS = 10;

/** Queues unfinished sessions again whose job is gone, such as after Redis was wiped or a worker died, and corrects their order. */
@Injectable()
export class LostJobsSweeper extends Sweeper {
  constructor(private readonly queue: FairQueue) {
    super(EVERY_MS);
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await this.queue.restore(GRACE_SECONDS, signal);
  }
}
