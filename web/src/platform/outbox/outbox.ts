import { newUuid } from '../uuid.ts';
import { type OutboxChange, outboxChannel } from './outbox-channel.ts';
import { showPendingWrites } from './pending-writes.ts';
import type { NewWrite, QueuedWrite, Sender } from './queued-write.ts';
import { WriteSender } from './write-sender.ts';
import { addWrite, listWrites, removeUntriedCreation } from './write-store.ts';

const senders = new Map<string, Sender>();
/** Told of what still waits. */
interface Watcher {
  /** This tab can send nothing more for now. */
  onPause: (left: readonly QueuedWrite[]) => void;
  /** Another tab has sent something. */
  onSentElsewhere: (left: readonly QueuedWrite[]) => void;
}

let watcher: Watcher | undefined;
let current: { userId: string; sender: WriteSender; stop: () => void } | undefined;

/** The writes of a user that wait on this device, in order. None if the database failed. */
export const pendingWrites = async (userId: string): Promise<QueuedWrite[]> =>
  (await listWrites(userId)) ?? [];

/** Whether a write of one of the subjects waits. False if the database failed. */
export async function isAwaited(userId: string, subjects: readonly string[]): Promise<boolean> {
  const waiting = await pendingWrites(userId);
  return waiting.some((write) => write.subjects.some((subject) => subjects.includes(subject)));
}

/**
 * Keeps a write until the server has answered it, and sends it as soon as possible.
 *
 * @returns undefined if the browser can't keep it; the caller then has to send it or tell the user
 */
export async function enqueue(write: NewWrite): Promise<QueuedWrite | undefined> {
  const kept = await addWrite({
    ...write,
    key: write.key ?? newUuid(),
    subjects: write.subjects ?? [],
    at: Date.now(),
  });
  if (kept) announce({ userId: write.userId, hasMore: true });
  return kept;
}

/**
 * Forgets what was made and deleted again before it was sent. False if there is nothing of the kind; the caller then has
 * to delete it on the server.
 */
export async function dropUnsent(
  userId: string,
  subject: string,
  isCreation: (write: QueuedWrite) => boolean,
): Promise<boolean> {
  const isDropped = await removeUntriedCreation(userId, subject, isCreation);
  if (isDropped) announce({ userId, hasMore: false });
  return isDropped;
}

/** Sets what sends the writes of a kind. Those that waited for it are sent now. */
export function registerSender(kind: string, send: Sender): void {
  senders.set(kind, send);
  current?.sender.wake();
}

/** Watches this user's queue from now on; there is one watcher. */
export function watchOutbox(newWatcher: Watcher): void {
  watcher = newWatcher;
}

/** Sends this user's writes from now on, in turn with other tabs. Returns a function that stops it. */
export function startOutbox(userId: string): () => void {
  current?.stop();
  const sender = new WriteSender({
    userId,
    senderOf: (kind) => senders.get(kind),
    onChange: () => announce({ userId, hasMore: false }),
    onPause: (left) => watcher?.onPause(left),
  });
  const unsubscribe = outboxChannel.subscribe((change) => {
    follow(change);
    if (change.userId === userId && !change.hasMore)
      void listWrites(userId).then((left) => left && watcher?.onSentElsewhere(left));
  });
  const stopSending = sender.start();
  const stop = () => {
    stopSending();
    unsubscribe();
    if (current?.sender !== sender) return;
    current = undefined;
    showPendingWrites([]);
  };
  current = { userId, sender, stop };
  void show(userId);
  return stop;
}

function announce(change: OutboxChange): void {
  outboxChannel.send(change);
  follow(change);
}

function follow({ userId, hasMore }: OutboxChange): void {
  if (current?.userId !== userId) return;
  void show(userId);
  if (hasMore) current.sender.wake();
}

async function show(userId: string): Promise<void> {
  const writes = await listWrites(userId);
  if (current?.userId === userId) showPendingWrites(writes);
}
