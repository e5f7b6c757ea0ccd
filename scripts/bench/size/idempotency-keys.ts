import { randomUUID } from 'node:crypto';
import { ownerSql, type Sizes } from './sizes.ts';

/** Fills the table of keys of a service with repeatable writes. */
export const keysSql = (sizes: Sizes): string =>
  `insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    select ${ownerSql(sizes, 'n')}, gen_random_uuid(), md5(n::text), repeat('x', 900),
      now() - random() * interval '15 days'
    from generate_series(1, ${sizes.others}) n`;

/** The key of a write during a visit. */
export const buildKey = () => ({ key: randomUUID(), requestHash: 'visit' });
