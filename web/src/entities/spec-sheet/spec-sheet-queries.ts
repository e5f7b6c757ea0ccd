import type { QueryClient } from '@tanstack/react-query';
import { specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { SpecSlot } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** A call without an answer fails after this long, so that it can't block the saves queued behind it. */
export const CALL_TIMEOUT_MS = 15_000;

/** The named sheets of both kinds, last changed first. */
export const specSheetsQuery = apiQuery('GET /api/spec-sheets', undefined, CALL_TIMEOUT_MS);

export const specSheetQuery = (id: string) => apiQuery('GET /api/spec-sheets/:id', { id }, CALL_TIMEOUT_MS);

export const specDraftQuery = (slot: SpecSlot) => apiQuery('GET /api/specs/:slot', { slot }, CALL_TIMEOUT_MS);

/**
 * Asks for a document before its form has loaded. The form then waits for the same call.
 *
 * @param sheetId null for the working draft
 */
export function prefetchSpecs(queryClient: QueryClient, kind: SpecKind, sheetId: string | null): void {
  if (sheetId === null) void queryClient.prefetchQuery({ ...specDraftQuery(specSlots[kind]), staleTime: 0 });
  else void queryClient.prefetchQuery({ ...specSheetQuery(sheetId), staleTime: 0 });
}

/** Reads the list of sheets again wherever it is shown. */
export function invalidateSpecSheets(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: specSheetsQuery.queryKey });
}
