import type { QueryClient } from '@tanstack/react-query';
import type { SpecDraft, SpecSheet, SpecSheetSummary } from '@printpartner/contracts/types';
import { aboutSheet } from '@printpartner/spec-sheet/fields';
import {
  invalidateSpecSheets,
  specDraftQuery,
  specSheetQuery,
  specSheetsQuery,
} from './spec-sheet-queries.ts';

/** Puts the server's answer into the list and under its id at once. */
export function putSpecSheet(queryClient: QueryClient, sheet: SpecSheet): void {
  const { queryKey } = specSheetQuery(sheet.id);
  // An older answer that is still on its way would overwrite this one.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, sheet);
  changeList(queryClient, (listed) => {
    const quotes = listed.find(({ id }) => id === sheet.id)?.quotes;
    const others = listed.filter(({ id }) => id !== sheet.id);
    return [{ ...summaryOf(sheet), ...(quotes && { quotes }) }, ...others];
  });
}

/** A sheet as the list has it, without the counts of its quotes. */
export function summaryOf(sheet: SpecSheet): SpecSheetSummary {
  const { data: _data, shippingOption: _option, ...summary } = sheet;
  return { ...summary, ...aboutSheet(sheet) };
}

/** Changes a sheet in the list that is not on this device as a whole. */
export function changeListed(
  queryClient: QueryClient,
  id: string,
  { name, project_uuid }: { name?: string | undefined; project_uuid?: string | null | undefined },
): void {
  const changes = {
    ...(name !== undefined && { name }),
    ...(project_uuid !== undefined && { project_uuid }),
  };
  changeList(queryClient, (listed) =>
    listed.map((sheet) => (sheet.id === id ? { ...sheet, ...changes } : sheet)),
  );
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
