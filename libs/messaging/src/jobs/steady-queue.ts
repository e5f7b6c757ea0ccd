import { Queue } from 'bullmq';

/** A queue that can be closed while Redis is down. */
export class SteadyQueue<T> extends Queue<T> {
  override async close(): Promise<void> {
    try {
      await super.close();
    } catch {
      // Without this, it would keep reconnecting.
      void this.disconnect().catch(() => undefined);
    }
  }
}
