import { outboxBacklog } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import type { HealthNote } from './health-note.ts';

/** An event is sent again after at most five minutes; one that waits longer has a subscriber that can't apply it. */
const NOTED_SECONDS = 600;
const MINUTE_SECONDS = 60;

/** Whether an event waits for so long that somebody should look. */
export const outboxNote = (dataSource: DataSource): HealthNote => ({
  part: 'outbox',
  async report() {
    const { oldestSeconds } = await outboxBacklog(dataSource);
    if (oldestSeconds === null || oldestSeconds < NOTED_SECONDS) return 'ok';
    return `the oldest event has waited for ${Math.floor(oldestSeconds / MINUTE_SECONDS)} min`;
  },
});
