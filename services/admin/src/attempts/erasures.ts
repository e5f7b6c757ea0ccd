import type { EntityManager } from 'typeorm';

/** Replaces the personal fields of an attempt; time, platform and outcome stay. */
export const anonymous = { email: '', emailHash: '', ip: '', userId: null } as const;

/**
 * Serializes transactions about one address, so that a concurrent attempt and
 * erasure see each other.
 */
export async function lockAddress(manager: EntityManager, emailHash: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [emailHash]);
}

/** Records that attempts of an address up to `at` must be anonymous; the latest erasure wins. */
export async function recordErasure(manager: EntityManager, emailHash: string, at: Date): Promise<void> {
  await manager.query(
    `insert into erased_emails as known (email_hash, erased_at) values ($1, $2)
      on conflict (email_hash) do update set erased_at = greatest(known.erased_at, excluded.erased_at)`,
    [emailHash, at],
  );
}

/** Whether the address was erased after an attempt at `at`. */
export async function wasErasedSince(manager: EntityManager, emailHash: string, at: Date): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'select 1 from erased_emails where email_hash = $1 and erased_at >= $2',
    [emailHash, at],
  );
  return rows.length > 0;
}
