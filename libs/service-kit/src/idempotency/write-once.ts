import { IDEMPOTENCY_DAYS, type Idempotency } from '@printpartner/contracts';
import { AppError, type HandlerCall, type OldRows } from '@printpartner/messaging';
import type { DataSource, EntityManager } from 'typeorm';
import { lockLiveUser } from '../erasure/erased-users.ts';

type WriteCall = Pick<HandlerCall, 'userId' | 'idempotency'>;

/** For the sweeper of a service with the table. */
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
 * @throws AppError auth.no_session if the account was deleted; request.key_reused for a key of another request
 */
export function writeOnce<Answer>(
  dataSource: DataSource,
  call: WriteCall,
  write: (manager: EntityManager) => Promise<Answer>,
): Promise<Answer> {
  return dataSource.transaction(async (manager) => {
    await lockLiveUser(manager, call.userId);
    const earlier = await earlierAnswer<Answer>(manager, call);
    if (earlier) return earlier.answer;
    const answer = await write(manager);
    if (call.idempotency) await storeAnswer(manager, call.userId, call.idempotency, answer);
    return answer;
  });
}

/**
 * The answer of an earlier call with the same key, for a write that checks something before its transaction.
 *
 * @throws AppError request.key_reused
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it has stored
export async function earlierAnswer<Answer>(
  manager: EntityManager,
  { userId, idempotency }: WriteCall,
): Promise<{ answer: Answer } | undefined> {
  if (!idempotency) return undefined;
  const [found] = await manager.query<{ request_hash: string; answer: string }[]>(
    'select request_hash, answer from idempotency_keys where user_id = $1 and key = $2',
    [userId, idempotency.key],
  );
  if (!found) return undefined;
  if (found.request_hash !== idempotency.requestHash) throw keyReused();
  const answer: Answer = JSON.parse(found.answer);
  return { answer };
}

async function storeAnswer(
  manager: EntityManager,
  userId: string,
  { key, requestHash }: Idempotency,
  answer: unknown,
): Promise<void> {
  await manager.query(
    'insert into idempotency_keys (user_id, key, request_hash, answer) values ($1, $2, $3, $4)',
    [userId, key, requestHash, JSON.stringify(answer)],
  );
}

const keyReused = () =>
  new AppError('request.key_reused', {
    userMessage: 'This Idempotency-Key belongs to another request. Send a new one.',
  });
