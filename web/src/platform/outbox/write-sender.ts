import { backoffMs } from '../backoff.ts';
import type { QueuedWrite, SendResult, Sender } from './queued-write.ts';
import { withSendingTurn } from './sending-turn.ts';
import { listWrites, markTried, removeWrites } from './write-store.ts';

interface WriteSenderOptions {
  userId: string;
  /** Undefined while its code isn't loaded. */
  senderOf: (kind: string) => Sender | undefined;
  /** Called after a write has left the queue. */
  onChange: () => void;
  /** Called with what can't be sent now. */
  onPause: (left: readonly QueuedWrite[]) => void;
}

/**
 * Sends a user's writes in order, while no other tab does. After a failure it tries again by itself, sooner if the network
 * comes back or the page is shown.
 */
export class WriteSender {
  private isStopped = false;
  private isRunning = false;
  private isWoken = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: WriteSenderOptions) {}

  /** Returns a function that stops it; a write that is under way is finished. */
  start(): () => void {
    const wakeAtOnline = () => {
      this.failures = 0;
      this.wake();
    };
    const wakeIfVisible = () => document.visibilityState === 'visible' && this.wake();
    const isPage = typeof document !== 'undefined';
    globalThis.addEventListener('online', wakeAtOnline);
    if (isPage) document.addEventListener('visibilitychange', wakeIfVisible);
    this.wake();
    return () => {
      this.isStopped = true;
      clearTimeout(this.timer);
      globalThis.removeEventListener('online', wakeAtOnline);
      if (isPage) document.removeEventListener('visibilitychange', wakeIfVisible);
    };
  }

  /** Sends now what waits. */
  wake(): void {
    this.isWoken = true;
    if (this.isRunning || this.isStopped) return;
    this.isRunning = true;
    clearTimeout(this.timer);
    void this.run()
      // The browser gives no turn to a page that it is about to discard.
      .catch(() => this.tryLater())
      .finally(() => {
        this.isRunning = false;
        // Woken after the last turn.
        if (this.isWoken) this.wake();
      });
  }

  private async run(): Promise<void> {
    let left: QueuedWrite[] | undefined = [];
    while (this.isWoken && !this.isStopped) {
      this.isWoken = false;
      left = await withSendingTurn(this.options.userId, () => this.sendAll());
      if (left) this.options.onPause(left);
    }
    if (left?.length !== 0) this.tryLater();
  }

  private tryLater(): void {
    if (this.isStopped) return;
    this.failures += 1;
    this.timer = setTimeout(() => this.wake(), backoffMs(this.failures));
  }

  /** Returns what has to be tried again later; undefined if the database failed. */
  private async sendAll(): Promise<QueuedWrite[] | undefined> {
    const failed = new Set<number>();
    for (;;) {
      const writes = await listWrites(this.options.userId);
      if (!writes) return undefined;
      const write = this.isStopped ? undefined : nextOf(writes, failed);
      if (!write) return writes;
      const result = await this.send(write);
      if (result === 'offline') return writes;
      if (result === 'later') {
        failed.add(write.seq);
        continue;
      }
      this.failures = 0;
      // Still there, it would be sent again and again.
      if (!(await removeWrites([write.seq]))) return undefined;
      this.options.onChange();
    }
  }

  private async send(write: QueuedWrite): Promise<SendResult> {
    try {
      const send = this.options.senderOf(write.kind);
      if (!send) return 'later';
      const isWaiting = !navigator.onLine || (await markTried(write.seq));
      if (isWaiting === undefined) return 'later';
      // Dropped or sent by another tab since.
      if (!isWaiting) return 'sent';
      return await send(write);
    } catch (error) {
      // oxlint-disable-next-line no-console -- an error of ours; the write stays
      console.error('A queued write could not be sent:', write.kind, error);
      return 'later';
    }
  }
}

/** The first write that no failed one of the same subject precedes. */
function nextOf(writes: readonly QueuedWrite[], failed: ReadonlySet<number>): QueuedWrite | undefined {
  const held = new Set<string>();
  for (const write of writes) {
    const isHeld =
      write.subjects.length === 0 ? held.size > 0 : write.subjects.some((subject) => held.has(subject));
    if (!isHeld && !failed.has(write.seq)) return write;
    // Everything waits for a write without a subject.
    if (write.subjects.length === 0) return undefined;
    for (const subject of write.subjects) held.add(subject);
  }
  return undefined;
}
