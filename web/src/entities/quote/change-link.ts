import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes } from '@printpartner/contracts/types';
import { invalidateQuotes, invalidateVendors } from './quote-queries.ts';
import { writeQuotes } from './write-quotes.ts';

/** A link to make. Its id comes from this device, so that a repeated request makes one link. */
export type NewLink = NonNullable<ApiRoutes['POST /api/shares']['body']> & { id: string };
export type LinkChanges = NonNullable<ApiRoutes['PATCH /api/shares/:id']['body']>;
type NewVersion = NonNullable<ApiRoutes['POST /api/shares/:id/version']['body']>;

/** Makes a link to the sheet as it is now, for one vendor, who is remembered. */
export function useShareSheet() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewLink) => writeQuotes('POST /api/shares', { body }),
    onSettled: refresh,
  });
}

/** Sets another expiry, closes or reopens a link. */
export function usePatchLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: LinkChanges & { id: string }) =>
      writeQuotes('PATCH /api/shares/:id', { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Revokes a link for good. */
export function useRevokeLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => writeQuotes('DELETE /api/shares/:id', { params: { id } }),
    onSettled: refresh,
  });
}

/** Offers the sheet as it is now to the same vendor. */
export function useOfferVersion() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: NewVersion & { id: string }) =>
      writeQuotes('POST /api/shares/:id/version', { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Mails the link to its vendor. */
export function useMailLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => writeQuotes('POST /api/shares/:id/mail', { params: { id } }),
    onSettled: refresh,
  });
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    invalidateQuotes(queryClient);
    invalidateVendors(queryClient);
  };
}
