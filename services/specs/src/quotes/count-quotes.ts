import type { QuoteCounts } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';

interface CountedRow extends QuoteCounts {
  sheetId: string;
}

/** `countsOf` each sheet of a user, by their ids; without sheets that have neither link nor quote. */
export async function countQuotes(
  manager: EntityManager,
  userId: string,
): Promise<ReadonlyMap<string, QuoteCounts>> {
  const rows: CountedRow[] = await manager.query(
    `select counted.sheet_id as "sheetId", sum(asked)::int as asked, sum(answered)::int as answered,
        sum(typed)::int as typed, sum(fresh)::int as fresh, max(chosen.vendor_name) as chosen
      from (
        select links.sheet_id, 1 as asked, (quotes.id is not null)::int as answered, 0 as typed,
            coalesce(quotes.revision > quotes.seen_revision, false)::int as fresh
          from vendor_links links left join quotes on quotes.link_id = links.id
          where links.user_id = $1 and (links.revoked_at is null or quotes.id is not null)
        union all
        select sheet_id, 0, 0, 1, (revision > seen_revision)::int
          from quotes where user_id = $1 and link_id is null
      ) counted
      left join quote_choices chosen on chosen.user_id = $1 and chosen.sheet_id = counted.sheet_id
      group by counted.sheet_id`,
    [userId],
  );
  return new Map(rows.map(({ sheetId, ...counts }) => [sheetId, counts]));
}
