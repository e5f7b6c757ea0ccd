import { hasOldEvent } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import type { HealthNote } from './health-note.ts';

/** An event is sent again after at most five minutes; one that waits longer has a subscriber that can't apply it. */
const NOTED_MINUTES = 10;

/** Whether an event waits for so long that somebody should look. */
export const outboxNote = (dataSource: DataSource): HealthNote => ({
  part: 'outbox',
  async report() {
    const isOld = await hasOldEvent(dataSource, NOTED_MINUTES);
    return isOld ? `an event has waited for more than ${NOTED_MINUTES} min` : 'ok';
  },
});
