import type { QueryClient } from '@tanstack/react-query';
import { specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import { apiQuery } from '../../../platform/api/api-query.ts';
import type { DocumentId } from './spec-document.ts';

/** A call without an answer fails after this long, so that it can't block the saves queued behind it. */
export const CALL_TIMEOUT_MS = 15_000;

export const draftQuery = (kind: SpecKind) =>
  apiQuery('GET /api/specs/:slot', { slot: specSlots[kind] }, CALL_TIMEOUT_MS);

export const sheetQuery = (id: string) => apiQuery('GET /api/spec-sheets/:id', { id }, CALL_TIMEOUT_MS);

/** Asks for a document before its form has loaded. The form then waits for the same call. */
export function prefetchDocument(queryClient: QueryClient, { kind, sheetId }: DocumentId): void {
  if (sheetId === null) void queryClient.prefetchQuery({ ...draftQuery(kind), staleTime: 0 });
  else void queryClient.prefetchQuery({ ...sheetQuery(sheetId), staleTime: 0 });
}
