import type { QueryClient } from '@tanstack/react-query';
import type { SpecDraft, SpecSheet, SpecSheetSummary, SpecSlot } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** A call without an answer fails after this long, so that it can't block the saves queued behind it. */
export const CALL_TIMEOUT_MS = 15_000;

/** The named sheets of both kinds, last changed first. */
export const specSheetsQuery = apiQuery('GET /api/spec-sheets', undefined, CALL_TIMEOUT_MS);

export const specSheetQuery = (id: string) => apiQuery('GET /api/spec-sheets/:id', { id }, CALL_TIMEOUT_MS);

export const specDraftQuery = (slot: SpecSlot) => apiQuery('GET /api/specs/:slot', { slot }, CALL_TIMEOUT_MS);

/** Reads the list of sheets again wherever it is shown. */
export function invalidateSpecSheets(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: specSheetsQuery.queryKey });
}

/** Puts the server's answer into the list and under its id at once. */
export function putSpecSheet(queryClient: QueryClient, sheet: SpecSheet): void {
  const { queryKey } = specSheetQuery(sheet.id);
  // An older answer that is still on its way would overwrite this one.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, sheet);
  const { data: _data, shippingOption: _option, ...summary } = sheet;
  changeList(queryClient, (listed) => [summary, ...listed.filter(({ id }) => id !== sheet.id)]);
}

export function removeSpecSheet(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: specSheetQuery(id).queryKey });
  changeList(queryClient, (listed) => listed.filter((other) => other.id !== id));
}

export function putSpecDraft(queryClient: QueryClient, draft: SpecDraft): void {
  const { queryKey } = specDraftQuery(draft.slot);
  // An older answer that is still on its way would overwrite this one.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, draft);
}

function changeList(
  queryClient: QueryClient,
  change: (listed: SpecSheetSummary[]) => SpecSheetSummary[],
): void {
  queryClient.setQueryData(specSheetsQuery.queryKey, (listed) => listed && change(listed));
  // Cancels a fetch in progress too, whose older answer would overwrite this change.
  invalidateSpecSheets(queryClient);
}
