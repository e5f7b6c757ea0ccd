import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes, SpecSheet } from '@printpartner/contracts/types';
import { api, ApiError } from '../../platform/api/client.ts';
import { putSpecSheet, removeSpecSheet } from './spec-sheet-cache.ts';
import { CALL_TIMEOUT_MS } from './spec-sheet-queries.ts';

type SheetForm = NonNullable<ApiRoutes['POST /api/spec-sheets']['body']>;
/** A sheet to create. Its id comes from this device, so that a repeated request makes one sheet. */
export type NewSpecSheet = SheetForm & { id: string };
export type SpecSheetChanges = NonNullable<ApiRoutes['PATCH /api/spec-sheets/:id']['body']>;

/** Changes the given fields. With a `revision` it is refused if there is a newer one; the error holds that one. */
export function patchSpecSheet(id: string, changes: SpecSheetChanges): Promise<SpecSheet> {
  return api('PATCH /api/spec-sheets/:id', { params: { id }, body: changes, timeoutMs: CALL_TIMEOUT_MS });
}

/** Creates a sheet. */
export function useCreateSpecSheet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSpecSheet) => api('POST /api/spec-sheets', { body, timeoutMs: CALL_TIMEOUT_MS }),
    onSuccess: (sheet) => putSpecSheet(queryClient, sheet),
  });
}

export function usePatchSpecSheet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: SpecSheetChanges & { id: string }) => patchSpecSheet(id, changes),
    onSuccess: (sheet) => putSpecSheet(queryClient, sheet),
  });
}

/** Reads a sheet and deletes it; the answer is what brings it back. */
export function useDeleteSpecSheet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<SpecSheet> => {
      const call = { params: { id }, timeoutMs: CALL_TIMEOUT_MS };
      const sheet = await api('GET /api/spec-sheets/:id', call);
      await api('DELETE /api/spec-sheets/:id', call);
      return sheet;
    },
    onSuccess: ({ id }) => removeSpecSheet(queryClient, id),
    // Another device deleted it first.
    onError: (error, id) => isGone(error) && removeSpecSheet(queryClient, id),
  });
}

/** What creates a deleted sheet again, under the same id, with its project. */
export function restorationOf(sheet: SpecSheet): NewSpecSheet {
  const { id, kind, name, data, shippingOption, project_uuid } = sheet;
  return { id, kind, name, data, shippingOption, project_uuid };
}

/** Whether a call failed because the sheet no longer exists. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'specs.not_found';
