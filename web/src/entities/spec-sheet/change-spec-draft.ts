import { useMutation, useQueryClient } from '@tanstack/react-query';
import { emptySpecData, specSlots, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { ApiRoutes, SpecDraft, SpecSlot } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { putSpecDraft } from './spec-sheet-cache.ts';
import { CALL_TIMEOUT_MS } from './spec-sheet-queries.ts';

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
