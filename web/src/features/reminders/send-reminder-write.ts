import { REMINDER_WRITE, type ReminderWrite } from '../../entities/alert/reminder-write.ts';
import { api } from '../../platform/api/client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { registerSender } from '../../platform/outbox/outbox.ts';
import type { QueuedWrite, SendResult } from '../../platform/outbox/queued-write.ts';

/** Sends what the user chose on system notifications while there was no network. */
export function sendReminderWrites(): void {
  registerSender(REMINDER_WRITE, send);
}

async function send({ payload, key }: QueuedWrite): Promise<SendResult> {
  if (!isReminderWrite(payload)) return 'refused';
  const params = { id: payload.id };
  try {
    if (payload.route === 'POST /api/alerts/:id/snooze')
      await api(payload.route, { params, body: payload.body, idempotencyKey: key });
    else await api(payload.route, { params, body: payload.body, idempotencyKey: key });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) return 'offline';
    // The firing was handled or moved on another device since: nothing is left to do.
    return error.status < 500 && error.status !== 429 ? 'refused' : 'later';
  }
}

function isReminderWrite(payload: unknown): payload is ReminderWrite {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'route' in payload &&
    'id' in payload &&
    'body' in payload
  );
}
