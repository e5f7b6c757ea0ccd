import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { CALL_TIMEOUT_MS, invalidateQuotes, invalidateVendors } from './quote-queries.ts';

export type VendorChanges = NonNullable<ApiRoutes['PATCH /api/vendors/:id']['body']>;

/** Changes the given fields; links and quotes follow the name and the address. */
export function usePatchVendor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: VendorChanges & { id: string }) =>
      api('PATCH /api/vendors/:id', { params: { id }, body, timeoutMs: CALL_TIMEOUT_MS }),
    onSettled: () => {
      invalidateVendors(queryClient);
      invalidateQuotes(queryClient);
    },
  });
}

/** Forgets a vendor; its links and quotes keep the name. */
export function useDeleteVendor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/vendors/:id', { params: { id }, timeoutMs: CALL_TIMEOUT_MS }),
    onSettled: () => {
      invalidateVendors(queryClient);
      invalidateQuotes(queryClient);
    },
  });
}
