import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes, SpecDraft, SpecSheet, SpecSlot } from '@printpartner/contracts/types';
import { emptySpecData, type SpecKind, specSlots } from '@printpartner/contracts/spec-fields';
import { api, ApiError } from '../../platform/api/client.ts';
import { expectedUser } from '../../platform/api/expected-user.ts';
import { projectSubject, sheetSubject, write } from '../../platform/outbox/write.ts';
import {
  changedSheet,
  createdSheet,
  keptSheet,
  type NewSpecSheet,
  type SpecSheetChanges,
} from './assumed-sheet.ts';
import { changeListed, putSpecDraft, putSpecSheet, removeSpecSheet } from './spec-sheet-cache.ts';
import { CALL_TIMEOUT_MS, specSheetsQuery } from './spec-sheet-queries.ts';

/** Creates a sheet. `lastRevision`: of a deleted one, which the new one continues. */
export function useCreateSpecSheet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ lastRevision = 0, ...body }: NewSpecSheet & { lastRevision?: number }) => {
      const call = {
        route: 'POST /api/spec-sheets',
        body,
        title: `saving “${body.name}”`,
        subjects: subjectsOf(body.id, body.project_uuid),
        isCreation: true,
      } as const;
      return write(call, () => createdSheet(body, lastRevision + 1));
    },
    onSuccess: (sheet) => putSpecSheet(queryClient, sheet),
  });
}

/** Changes a sheet. Null if the change waits and the sheet is not on this device. */
export function usePatchSpecSheet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: SpecSheetChanges & { id: string }) => {
      const call = {
        route: 'PATCH /api/spec-sheets/:id',
        params: { id },
        body: changes,
        title: `${actionOf(changes)} “${changes.name ?? nameOf(queryClient, id)}”`,
        subjects: subjectsOf(id, changes.project_uuid),
      } as const;
      return write(call, () => changedSheet(queryClient, id, changes));
    },
    onSuccess: (sheet, { id, ...changes }) =>
      sheet ? putSpecSheet(queryClient, sheet) : changeListed(queryClient, id, changes),
  });
}

/** Reads a sheet and deletes it; the answer is what brings it back, null if it can't be read now. */
export function useDeleteSpecSheet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<SpecSheet | null> => {
      const sheet = await readSheet(queryClient, id);
      const call = {
        route: 'DELETE /api/spec-sheets/:id',
        params: { id },
        title: `deleting “${nameOf(queryClient, id)}”`,
        subjects: subjectsOf(id),
      } as const;
      await write(call, () => null);
      return sheet;
    },
    onSuccess: (_sheet, id) => removeSpecSheet(queryClient, id),
    // Another device deleted it first.
    onError: (error, id) => isGone(error) && removeSpecSheet(queryClient, id),
  });
}

/** Reads a sheet from the server; without a network, or while changes of it wait, as this device has it. */
async function readSheet(queryClient: QueryClient, id: string): Promise<SpecSheet | null> {
  const { isAwaited } = await import('../../platform/outbox/outbox.ts');
  if (await isAwaited(expectedUser() ?? '', [sheetSubject(id)])) return keptSheet(queryClient, id) ?? null;
  try {
    return await api('GET /api/spec-sheets/:id', { params: { id }, timeoutMs: CALL_TIMEOUT_MS });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return keptSheet(queryClient, id) ?? null;
  }
}

const nameOf = (queryClient: QueryClient, id: string): string =>
  queryClient.getQueryData(specSheetsQuery.queryKey)?.find((sheet) => sheet.id === id)?.name ??
  keptSheet(queryClient, id)?.name ??
  'a spec sheet';

const subjectsOf = (id: string, projectUuid?: string | null): string[] => [
  sheetSubject(id),
  ...(projectUuid ? [projectSubject(projectUuid)] : []),
];

function actionOf({ data, name, project_uuid }: SpecSheetChanges): string {
  if (data) return 'saving';
  if (name !== undefined) return 'renaming';
  return project_uuid === null ? 'detaching' : 'attaching';
}

/** What creates a deleted sheet again, under the same id, with its project. */
export function restorationOf(sheet: SpecSheet): NewSpecSheet {
  const { id, kind, name, data, shippingOption, project_uuid } = sheet;
  return { id, kind, name, data, shippingOption, project_uuid };
}

/** Whether a call failed because the sheet no longer exists. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'specs.not_found';

type DraftForm = NonNullable<ApiRoutes['PUT /api/specs/:slot']['body']>;

/** Saves a working draft. With a `revision` it is refused if there is a newer one; the error holds that one. */
export function saveSpecDraft(slot: SpecSlot, body: DraftForm): Promise<SpecDraft> {
  return api('PUT /api/specs/:slot', { params: { slot }, body, timeoutMs: CALL_TIMEOUT_MS });
}

/** Empties a working draft, unless another device has changed it since `revision`. */
export function useEmptySpecDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, revision }: { kind: SpecKind; revision: number }) =>
      saveSpecDraft(specSlots[kind], { data: emptySpecData(kind), shippingOption: '', revision }),
    onSuccess: (draft) => putSpecDraft(queryClient, draft),
  });
}
