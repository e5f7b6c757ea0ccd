import type { EntityManager } from 'typeorm';

/** What is left of an attempt of somebody who is gone: when, how, and whether it succeeded. */
export const blank = { email: '', emailHash: '', ip: '', userId: null } as const;

/**
 * Makes what concerns one address run one after another until the transaction
 * ends, so that an attempt and an erasure at the same time see one another.
 */
export async function lockAddress(manager: EntityManager, emailHash: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [emailHash]);
}

/** Remembers that all an address did until then is to be blank; the last erasure counts. */
export async function noteErasure(manager: EntityManager, emailHash: string, at: Date): Promise<void> {
  await manager.query(
    `insert into erased_emails as known (email_hash, erased_at) values ($1, $2)
      on conflict (email_hash) do update set erased_at = greatest(known.erased_at, excluded.erased_at)`,
    [emailHash, at],
  );
}

/** Whether the account of an address was deleted after the attempt was made. */
export async function wasErasedSince(manager: EntityManager, emailHash: string, at: Date): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from erased_emails where email_hash = $1 and erased_at >= $2',
    [emailHash, at],
  );
  return rows.length > 0;
}
