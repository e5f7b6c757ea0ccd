import { z } from 'zod';

const revision = z.int().min(0).max(2_147_483_647);

/**
 * The revision that a write of a document started from. It is refused where a newer one changed the same fields; without
 * it, the last write wins. 0 for a new document.
 */
export const baseRevision = { base_revision: revision.optional() };

const fromQuery = z.coerce.number<number | string>().pipe(revision).optional();

/** The same in a query. */
export const baseRevisionInQuery = { base_revision: fromQuery };

/** Also by the name that specs and quotes had before, which pages of that release send: read for one release. */
export const namedBaseRevision = { ...baseRevision, revision: baseRevision.base_revision };
export const namedBaseRevisionInQuery = { ...baseRevisionInQuery, revision: fromQuery };

export interface DocumentBase {
  revision: number;
  /** Whether any newer change refuses the write, as the release before had it, or only one of the same fields. */
  of: 'row' | 'fields';
}

/** What a write started from; undefined if it doesn't say. Pages of the release before merge whole rows: for one release. */
export function baseOf(
  write: { base_revision?: number | undefined; revision?: number | undefined } | undefined,
): DocumentBase | undefined {
  if (write?.base_revision !== undefined) return { revision: write.base_revision, of: 'fields' };
  return write?.revision === undefined ? undefined : { revision: write.revision, of: 'row' };
}
