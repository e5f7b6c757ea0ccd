import type { Firing, ReminderNotification } from '../entities/alert/firing.ts';
import { tomorrowMorning } from '../entities/alert/snooze-shortcuts.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { outboxChannel } from '../platform/outbox/outbox-channel.ts';
import type { QueuedWrite, SendResult } from '../platform/outbox/queued-write.ts';
import { resultOf } from '../platform/outbox/send-result.ts';
import { inFreeTurn } from '../platform/outbox/sending-turn.ts';
import { addWrite, listWrites, markTried, removeWrites } from '../platform/outbox/write-store.ts';
import { newUuid } from '../platform/uuid.ts';

const TIMEOUT_MS = 15_000;

/**
 * Keeps what the user did with a firing and tells the server. It is removed only after a final answer; until then the
 * app sends it, as its own calls. A refusal needs no message: the firing was handled or moved since.
 *
 * @returns false if this device can't keep it and the server has not taken it
 */
export async function sendFiring(
  firing: ReminderNotification,
  action: 'done' | 'close' | 'snooze',
): Promise<boolean> {
  const { userId } = firing;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const call = reminderCall(action, firing, tomorrowMorning(new Date(), timeZone));
  const write = {
    key: newUuid(),
    userId,
    at: Date.now(),
    kind: 'call',
    // Listed with what waits, except for what the user needn't know of.
    title: action === 'close' ? '' : 'a reminder',
    subjects: subjectsOf(firing),
    payload: call,
  };
  const kept = await addWrite(write);
  if (!kept) return isFinal(await send(call, write));
  const isSent = await inFreeTurn(userId, () => sendInOrder(call, kept));
  outboxChannel.send({ userId, hasMore: isSent !== true });
  return true;
}

/** False if it has to wait. */
async function sendInOrder(call: ReminderCall, write: QueuedWrite): Promise<boolean> {
  const isBehind = ({ seq, subjects }: QueuedWrite) =>
    seq < write.seq &&
    (subjects.length === 0 || subjects.some((subject) => write.subjects.includes(subject)));
  // Unknown if the database has failed.
  if ((await listWrites(write.userId))?.some(isBehind) !== false) return false;
  // A page was faster, unless the database has failed.
  if ((await markTried(write.seq)) === false) return true;
  if (!isFinal(await send(call, write))) return false;
  await removeWrites([write.seq]);
  return true;
}

const isFinal = (result: SendResult): boolean => result === 'sent' || result === 'refused';

async function send(
  { route, params, body }: ReminderCall,
  { key, userId }: Pick<QueuedWrite, 'key' | 'userId'>,
): Promise<SendResult> {
  try {
    const path = route.replace('POST ', '').replace(':id', encodeURIComponent(params.id));
    const answer = await fetch(path, {
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return 'sent';
    return resultOf(new ApiError(answer.status, await answer.text(), answer.statusText), route);
  } catch (error) {
    return resultOf(error, route);
  }
}

/** An action on a firing that the worker sends, or queues for the app as a call. */
type ReminderCall =
  | { route: 'POST /api/alerts/:id/done' | 'POST /api/alerts/:id/close'; params: Id; body: AnsweredFiring }
  | { route: 'POST /api/alerts/:id/snooze'; params: Id; body: AnsweredFiring & { fire_at_utc: string } };

interface Id {
  id: string;
}

interface AnsweredFiring {
  shown_fire_at_utc: string;
}

/** @param until ms since 1970, for `snooze` */
function reminderCall(
  action: 'done' | 'close' | 'snooze',
  { id, fire_at_utc: shown }: Firing,
  until: number,
): ReminderCall {
  const body = { shown_fire_at_utc: shown };
  if (action !== 'snooze') return { route: `POST /api/alerts/:id/${action}`, params: { id }, body };
  const fireAt = new Date(until).toISOString();
  return { route: 'POST /api/alerts/:id/snooze', params: { id }, body: { ...body, fire_at_utc: fireAt } };
}

/** What it changes. Marking done and snoozing change the project's reminder, too. */
const subjectsOf = ({ id, project }: ReminderNotification): string[] => [
  `alert:${id}`,
  ...(project ? [`project:${project.uuid}`] : []),
];
