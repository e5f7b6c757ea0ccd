import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';

/** A call without an answer fails after this long. */
export const CALL_TIMEOUT_MS = 15_000;

/** Remembered vendors, by name. */
export const vendorsQuery = apiQuery('GET /api/vendors', undefined, CALL_TIMEOUT_MS);

/** Links, quotes and choice of a sheet. Reading them marks nothing as seen. */
export const sheetQuotesQuery = (sheetId: string) =>
  apiQuery('GET /api/spec-sheets/:id/quotes', { id: sheetId }, CALL_TIMEOUT_MS);

/** Answers that the user hasn't seen, newest first. */
export const newQuotesQuery = apiQuery('GET /api/quotes/new', undefined, CALL_TIMEOUT_MS);

/** Quotes of a sheet, and the list of sheets, which counts them. */
const SHEETS = /^\/api\/spec-sheets(\/[^/]+\/quotes)?$/;

/** Reads the quotes of all sheets, and what is new, again wherever they are shown. */
export function invalidateQuotes(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: newQuotesQuery.queryKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => SHEETS.test(String(path)),
  });
}

export function invalidateVendors(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: vendorsQuery.queryKey });
}
