import { Queue } from 'bullmq';

/** A queue that can be closed while Redis is away. */
export class SteadyQueue<T> extends Queue<T> {
  override async close(): Promise<void> {
    try {
      await super.close();
    } catch {
      // Could not say goodbye; without this it would go on reconnecting.
      void this.disconnect().catch(() => undefined);
    }
  }
}
