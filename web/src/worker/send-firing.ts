import type { Firing } from '../entities/alert/firing.ts';
import { REMINDER_WRITE, type ReminderWrite, reminderWrite } from '../entities/alert/reminder-write.ts';
import { snoozeShortcuts } from '../entities/alert/snooze-shortcuts.ts';
import { TabChannel } from '../platform/broadcast.ts';
import { addWrite } from '../platform/outbox/write-store.ts';
import { newUuid } from '../platform/uuid.ts';

/** As in `platform/outbox`: tells the pages that there is something to send. */
const outbox = new TabChannel<string>('outbox');

/**
 * Tells the server what the user did with a firing. Without a network it is kept, and the app sends it later. The server
 * refuses it if the firing was handled or moved since, or if another user is signed in; then there is nothing to do.
 */
export async function sendFiring(
  firing: Firing & { userId: string },
  action: 'done' | 'close' | 'snooze',
): Promise<void> {
  const { userId } = firing;
  const write = reminderWrite(action, firing, tomorrowMorning());
  const key = newUuid();
  if (await isAnswered(write, userId, key)) return;
  const subjects = [`alert:${firing.id}`];
  const titled = { title: 'a reminder', kind: REMINDER_WRITE, subjects, payload: write };
  await addWrite({ ...titled, key, userId, at: Date.now() });
  outbox.send(userId);
}

/** ms since 1970, in this device's zone. */
function tomorrowMorning(): number {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { until } =
    snoozeShortcuts(new Date(), timeZone).find(({ label }) => label.startsWith('Tomorrow')) ?? {};
  return until ?? Date.now();
}

/** False if the server can't be reached or is busy. */
async function isAnswered({ route, id, body }: ReminderWrite, userId: string, key: string): Promise<boolean> {
  try {
    const { status } = await fetch(route.replace('POST ', '').replace(':id', encodeURIComponent(id)), {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-expected-user': userId,
        'x-request-id': newUuid().replaceAll('-', ''),
      },
      body: JSON.stringify(body),
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}
