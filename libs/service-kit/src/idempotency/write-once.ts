import { createHash } from 'node:crypto';
import { IDEMPOTENCY_DAYS, type Idempotency } from '@printpartner/contracts';
import { AppError, type HandlerCall, type OldRows } from '@printpartner/messaging';
import type { DataSource, EntityManager } from 'typeorm';
import { lockLiveUser } from '../erasure/erased-users.ts';

type WriteCall = Pick<HandlerCall, 'userId' | 'idempotency'>;

/** What an answer is about. When that is deleted, `forgetAnswers` deletes the answer with it. */
export interface AnswerSubject<Answer> {
  /** Its UUID; null if the answer tells nothing. */
  of: (answer: Answer) => string | null;
  /** The error of a call that is repeated after that. */
  gone: () => AppError;
}

/** What the sweeper of a service with the table deletes. */
export const oldIdempotencyKeys: OldRows = {
  table: 'idempotency_keys',
  // Two users may have chosen the same key.
  key: 'ctid',
  isOld: `created_at < now() - interval '${IDEMPOTENCY_DAYS} days'`,
};

/**
 * Runs a user's write in a transaction, one at a time per user. With a key, its answer is stored in that transaction,
 * and a repeated call gets it without writing again. A repeated call waits for one that is still running. A write that
 * throws leaves no key, so it may be repeated.
 *
 * @param write its answer must survive JSON
 * @throws AppError auth.no_session if the account was deleted; request.key_reused for a key of another request; the
 *   subject's own if it was deleted since
 */
export function writeOnce<Answer>(
  dataSource: DataSource,
  call: WriteCall,
  write: (manager: EntityManager) => Promise<Answer>,
  subject?: AnswerSubject<Answer>,
): Promise<Answer> {
  return dataSource.transaction(async (manager) => {
    await lockLiveUser(manager, call.userId);
    const earlier = await earlierAnswer<Answer>(manager, call, subject?.gone);
    if (earlier) return earlier.answer;
    const answer = await write(manager);
    const subjectId = subject?.of(answer) ?? null;
    if (call.idempotency) await storeAnswer(manager, call.userId, call.idempotency, answer, subjectId);
    return answer;
  });
}

/**
 * The answer of an earlier call with the same key, for a write that checks something before its transaction.
 *
 * @param gone the error if what the answer was about was deleted since
 * @throws AppError request.key_reused
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it has stored
export async function earlierAnswer<Answer>(
  manager: EntityManager,
  { userId, idempotency }: WriteCall,
  gone: () => AppError = keyReused,
): Promise<{ answer: Answer } | undefined> {
  if (!idempotency) return undefined;
  const [found] = await manager.query<{ request_hash: string; answer: string | null }[]>(
    'select request_hash, answer from idempotency_keys where user_id = $1 and key = $2',
    [userId, idempotency.key],
  );
  if (!found) return undefined;
  if (found.request_hash !== idempotency.requestHash) throw keyReused();
  if (found.answer === null) throw gone();
  const answer: Answer = JSON.parse(found.answer);
  return { answer };
}

/**
 * Deletes the answers about something that is deleted in this transaction. Their keys stay: a late repetition must not
 * create it again.
 */
export async function forgetAnswers(manager: EntityManager, userId: string, subject: string): Promise<void> {
  await manager.query('update idempotency_keys set answer = null where user_id = $1 and subject = $2', [
    userId,
    subject,
  ]);
}

/** The call for one step of a write that has several, with a key of its own. */
export function stepOf(call: WriteCall, step: string): WriteCall {
  const { userId, idempotency } = call;
  if (!idempotency) return { userId };
  const hash = createHash('sha256').update(`${idempotency.key} ${step}`).digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  // Version 8 of RFC 9562: a UUID made from a hash.
  return { userId, idempotency: { ...idempotency, key: `${a}-${b}-8${c}-8${d}-${e}` } };
}

async function storeAnswer(
  manager: EntityManager,
  userId: string,
  { key, requestHash }: Idempotency,
  answer: unknown,
  subjectId: string | null,
): Promise<void> {
  await manager.query(
    'insert into idempotency_keys (user_id, key, request_hash, answer, subject) values ($1, $2, $3, $4, $5)',
    [userId, key, requestHash, JSON.stringify(answer), subjectId],
  );
}

const keyReused = () =>
  new AppError('request.key_reused', {
    userMessage: 'This Idempotency-Key belongs to another request. Send a new one.',
  });
