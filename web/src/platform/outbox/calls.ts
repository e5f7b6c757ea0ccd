import { api, ApiError, type ApiOptions, type ApiRoute } from '../api/client.ts';
import { newUuid } from '../uuid.ts';
import { dropWrites, enqueue, pendingWrites, registerSender, startOutbox, watchOutbox } from './outbox.ts';
import type { QueuedWrite, SendResult } from './queued-write.ts';
import { resultOf } from './send-result.ts';
import { withSendingTurn } from './sending-turn.ts';
import type { Write } from './write-request.ts';

/** What is kept of a call. */
interface CallPayload {
  route: ApiRoute;
  params?: ApiOptions<ApiRoute>['params'];
  body?: ApiOptions<ApiRoute>['body'];
  isCreation?: boolean;
}

/** What became of a call. */
export type Outcome = { answer: unknown } | { error: unknown } | { isWaiting: true };

interface CallEvents {
  /** The server refused a call that nobody waited for any longer. */
  onRefused: (title: string, error: ApiError) => void;
  /** The server answered a call that nobody waited for any longer. */
  onSent: () => void;
  /** The session has ended, or belongs to another user. */
  onLostSession: (error: ApiError) => void;
}

const KIND = 'call';
const CALL_TIMEOUT_MS = 15_000;
/** How long an action waits for its answer before it counts as kept. */
const PATIENCE_MS = 4000;

const waiting = new Map<string, (outcome: Outcome) => void>();
/** Keys of those that are on the device. */
const kept = new Set<string>();
let events: CallEvents | undefined;

/** Sends the user's writes from now on. Returns a function that stops it. */
export function startSending(userId: string, callEvents: CallEvents): () => void {
  events = callEvents;
  registerSender(KIND, sendCall);
  return startOutbox(userId);
}

/** Keeps a call and waits for its answer, as long as it can be sent. Undefined if the browser can't keep it. */
export async function submitCall<Route extends ApiRoute>(
  userId: string,
  { route, params, body, title, subjects, isCreation }: Write<Route>,
): Promise<Outcome | undefined> {
  if (route.startsWith('DELETE') && (await dropUnsent(userId, subjects)))
    return { answer: { success: true } };
  const key = newUuid();
  const outcome = new Promise<Outcome>((resolve) => waiting.set(key, resolve));
  const timer = setTimeout(() => settle(key, { isWaiting: true }), PATIENCE_MS);
  const payload: CallPayload = { route, params, body, ...(isCreation && { isCreation }) };
  try {
    if (!(await enqueue({ userId, kind: KIND, title, subjects, key, payload }))) return undefined;
    kept.add(key);
    if (!events) settle(key, { isWaiting: true });
    return await outcome;
  } finally {
    clearTimeout(timer);
    waiting.delete(key);
    kept.delete(key);
  }
}

/** What was made and deleted again without a network needn't be sent. */
async function dropUnsent(userId: string, [subject = '']: readonly string[]): Promise<boolean> {
  const ownWrites = async () =>
    (await pendingWrites(userId)).filter(({ subjects }) => subjects.includes(subject));
  if (!(await ownWrites()).some(isUnsentCreation)) return false;
  // No tab sends it meanwhile.
  return withSendingTurn(userId, async () => {
    const own = await ownWrites();
    const isUnsent = own.some(isUnsentCreation);
    if (isUnsent) await dropWrites(userId, own);
    return isUnsent;
  });
}

const isUnsentCreation = ({ payload, isTried }: QueuedWrite): boolean =>
  !isTried && isCall(payload) && payload.isCreation === true;

async function sendCall({ key, userId, title, payload }: QueuedWrite): Promise<SendResult> {
  // Written by a version of the app that is no longer known.
  if (!isCall(payload)) return 'refused';
  if (!navigator.onLine) return 'offline';
  const { route, params, body } = payload;
  try {
    const headers = { 'x-expected-user': userId };
    const answer = await api(route, {
      params,
      body,
      headers,
      timeoutMs: CALL_TIMEOUT_MS,
      idempotencyKey: key,
    });
    if (!settle(key, { answer })) events?.onSent();
    return 'sent';
  } catch (error) {
    const result = resultOf(error, route);
    if (!(error instanceof ApiError)) return result;
    if (result === 'offline') events?.onLostSession(error);
    // Whoever waits shows the refusal.
    if (result === 'refused' && !settle(key, { error }) && title) events?.onRefused(title, error);
    if (result === 'sent' && !settle(key, { error })) events?.onSent();
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
  },
  // The answer is known to that tab alone.
  onSentElsewhere(left) {
    const keysLeft = new Set(left.map(({ key }) => key));
    for (const key of kept) if (!keysLeft.has(key)) settle(key, { isWaiting: true });
  },
});

const isCall = (payload: unknown): payload is CallPayload =>
  typeof payload === 'object' && payload !== null && 'route' in payload && typeof payload.route === 'string';
