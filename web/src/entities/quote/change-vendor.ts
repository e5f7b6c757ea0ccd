import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes } from '@printpartner/contracts/types';
import { invalidateQuotes, invalidateVendors } from './quote-queries.ts';
import { writeQuotes } from './write-quotes.ts';

export type VendorChanges = NonNullable<ApiRoutes['PATCH /api/vendors/:id']['body']>;

/** Changes the given fields; links and quotes follow the name and the address. */
export function usePatchVendor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: VendorChanges & { id: string }) =>
      writeQuotes('PATCH /api/vendors/:id', { params: { id }, body }),
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
    mutationFn: (id: string) => writeQuotes('DELETE /api/vendors/:id', { params: { id } }),
    onSettled: () => {
      invalidateVendors(queryClient);
      invalidateQuotes(queryClient);
    },
  });
}
