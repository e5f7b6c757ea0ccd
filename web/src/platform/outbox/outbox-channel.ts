import { TabChannel } from '../broadcast.ts';

export interface OutboxChange {
  userId: string;
  /** There is something to send. */
  hasMore: boolean;
}

/** Tells the pages and the worker of this browser about changes of the queue. */
export const outboxChannel = new TabChannel<OutboxChange>('outbox');
