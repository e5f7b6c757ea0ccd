import { ApiError, apiOnce, type ApiOptions, type ApiRoute } from '../api/client.ts';
import { newUuid } from '../uuid.ts';
import { dropUnsent, enqueue, isAwaited, registerSender, startOutbox, watchOutbox } from './outbox.ts';
import type { QueuedWrite, SendResult } from './queued-write.ts';
import { resultOf } from './send-result.ts';
import type { Write } from './write-request.ts';

/** What is kept of a call. */
interface CallPayload {
  route: ApiRoute;
  params?: ApiOptions<ApiRoute>['params'];
  body?: ApiOptions<ApiRoute>['body'];
  query?: ApiOptions<ApiRoute>['query'];
  isCreation?: boolean;
}

/** What became of a call. */
export type Outcome = { answer: unknown } | { error: unknown } | { isWaiting: true };

interface CallEvents {
  /** The server refused a call that nobody waited for any longer. */
  onRefused: (title: string, error: Pick<ApiError, 'detail'>) => void;
  /** A server that is older than this page can't take a call yet, for which nobody waits any longer. Told once for each. */
  onHeld: (title: string) => void;
  /** The server has answered calls that nobody waited for any longer. */
  onSent: () => void;
  /** The session has ended, or belongs to another user. */
  onLostSession: (error: ApiError) => void;
}

const KIND = 'call';
const CALL_TIMEOUT_MS = 15_000;
/** How long an action waits to be kept, and then for its answer. */
const PATIENCE_MS = 4000;
const POLL_MS = 200;
/** The server keeps keys this long. */
const MAX_AGE_MS = 14 * 24 * 60 * 60_000;

const waiting = new Map<string, (outcome: Outcome) => void>();
/** Keys of those that are on the device. */
const kept = new Set<string>();
/** Keys of those that the user knows to be held. */
const held = new Set<string>();
let events: CallEvents | undefined;
/** Calls were sent that nobody waited for any longer. */
let hasSent = false;

/** Sends the user's writes from now on. Returns a function that stops it. */
export function startSending(userId: string, callEvents: CallEvents): () => void {
  events = callEvents;
  registerSender(KIND, sendCall);
  return startOutbox(userId);
}

/**
 * Keeps a call and waits for its answer, as long as it can be sent. If the browser can't keep it in time, sends it at once.
 *
 * @throws ApiError, and TypeError without a connection, of a call that was not kept; TypeError also if it would overtake
 *   an earlier one
 */
export async function submitCall<Route extends ApiRoute>(
  userId: string,
  { route, params, body, base, title, subjects, isCreation }: Write<Route>,
): Promise<Outcome> {
  const key = newUuid();
  const payload: CallPayload = { route, params, body, ...(isCreation && { isCreation }) };
  const outcome = new Promise<Outcome>((resolve) => waiting.set(key, resolve));
  const keep = async () => {
    const [subject = ''] = subjects;
    if (route.startsWith('DELETE') && (await dropUnsent(userId, subject, isUnsentCreation))) return 'dropped';
    if (base && !(await isAwaited(userId, [subject]))) payload.query = base;
    if (!(await enqueue({ userId, kind: KIND, title, subjects, key, payload }))) return undefined;
    if (waiting.has(key)) kept.add(key);
    return 'kept';
  };
  try {
    const keeping = keep();
    const state =
      (await inPatience(keeping)) ??
      (await sendUnkept(userId, subjects, key, payload).catch(async (error: unknown) => {
        // The user would repeat what failed, with another key, although the queue sends it.
        const late = await keeping;
        if (!late) throw error;
        return late;
      }));
    if (state === 'dropped') return { answer: { success: true } };
    if (state !== 'kept') return state;
    if (!events) settle(key, { isWaiting: true });
    return (await inPatience(outcome)) ?? { isWaiting: true };
  } finally {
    waiting.delete(key);
    kept.delete(key);
  }
}

/** Undefined if it takes longer than an action waits. */
async function inPatience<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a call that the browser doesn't keep, but never before earlier writes of the same subject, which are sent
 * meanwhile if there is a network.
 *
 * @returns `kept` if the browser has kept it after all, so that the queue sends it
 */
async function sendUnkept(
  userId: string,
  subjects: readonly string[],
  key: string,
  { route, params, body, query }: CallPayload,
): Promise<Outcome | 'kept'> {
  const end = Date.now() + PATIENCE_MS;
  while ((await isAwaited(userId, subjects)) && !kept.has(key)) {
    if (Date.now() > end) throw new TypeError('Earlier changes wait, and the browser can’t keep this one');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (kept.has(key)) return 'kept';
  // The key makes it harmless that it is kept from now on.
  return {
    answer: await apiOnce(route, { params, body, query, timeoutMs: CALL_TIMEOUT_MS, idempotencyKey: key }),
  };
}

const isUnsentCreation = ({ payload }: QueuedWrite): boolean =>
  isCall(payload) && payload.isCreation === true;

async function sendCall({ key, userId, at, title, payload }: QueuedWrite): Promise<SendResult> {
  if (!isCall(payload)) {
    if (title)
      events?.onRefused(title, {
        detail: 'Another version of the app kept it in a form unknown to this one.',
      });
    return 'refused';
  }
  if (!navigator.onLine) return 'offline';
  // The server has forgotten the key, and the user may have forgotten the change.
  if (Date.now() - at > MAX_AGE_MS) {
    if (title) events?.onRefused(title, { detail: 'It waited for more than two weeks, so it was not sent.' });
    return 'refused';
  }
  const { route, params, body, query } = payload;
  try {
    const headers = { 'x-expected-user': userId };
    const answer = await apiOnce(route, {
      params,
      body,
      query,
      headers,
      timeoutMs: CALL_TIMEOUT_MS,
      idempotencyKey: key,
    });
    if (!settle(key, { answer })) hasSent = true;
    return 'sent';
  } catch (error) {
    const result = resultOf(error, route);
    if (!(error instanceof ApiError)) return result;
    if (result === 'offline') events?.onLostSession(error);
    if (error.isFromOlderServer && title && !waiting.has(key) && !held.has(key)) {
      held.add(key);
      events?.onHeld(title);
    }
    // Whoever waits shows the refusal.
    if (result === 'refused' && !settle(key, { error }) && title) events?.onRefused(title, error);
    if (result === 'sent' && !settle(key, { error })) hasSent = true;
    return result;
  }
}

/** False if nobody waits for the call. */
function settle(key: string, outcome: Outcome): boolean {
  const resolve = waiting.get(key);
  waiting.delete(key);
  resolve?.(outcome);
  return resolve !== undefined;
}

watchOutbox({
  onPause(left) {
    for (const { key } of left) settle(key, { isWaiting: true });
    if (!hasSent) return;
    hasSent = false;
    events?.onSent();
  },
  // The answer is known to that tab alone.
  onSentElsewhere(left) {
    const keysLeft = new Set(left.map(({ key }) => key));
    for (const key of kept) if (!keysLeft.has(key)) settle(key, { isWaiting: true });
  },
});

const isCall = (payload: unknown): payload is CallPayload =>
  typeof payload === 'object' && payload !== null && 'route' in payload && typeof payload.route === 'string';
