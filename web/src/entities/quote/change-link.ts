import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiRoutes } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { CALL_TIMEOUT_MS, invalidateQuotes, invalidateVendors } from './quote-queries.ts';

/** A link to make. Its id comes from this device, so that a repeated request makes one link. */
export type NewLink = NonNullable<ApiRoutes['POST /api/shares']['body']> & { id: string };
export type LinkChanges = NonNullable<ApiRoutes['PATCH /api/shares/:id']['body']>;
type NewVersion = NonNullable<ApiRoutes['POST /api/shares/:id/version']['body']>;

/** Makes a link to the sheet as it is now, for one vendor, who is remembered. */
export function useShareSheet() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewLink) => api('POST /api/shares', { body, timeoutMs: CALL_TIMEOUT_MS }),
    onSettled: refresh,
  });
}

/** Sets another expiry, closes or reopens a link. */
export function usePatchLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: LinkChanges & { id: string }) =>
      api('PATCH /api/shares/:id', { params: { id }, body, timeoutMs: CALL_TIMEOUT_MS }),
    onSettled: refresh,
  });
}

/** Revokes a link for good. */
export function useRevokeLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/shares/:id', { params: { id }, timeoutMs: CALL_TIMEOUT_MS }),
    onSettled: refresh,
  });
}

/** Offers the sheet as it is now to the same vendor. */
export function useOfferVersion() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: NewVersion & { id: string }) =>
      api('POST /api/shares/:id/version', { params: { id }, body, timeoutMs: CALL_TIMEOUT_MS }),
    onSettled: refresh,
  });
}

/** Mails the link to its vendor. */
export function useMailLink() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      api('POST /api/shares/:id/mail', { params: { id }, timeoutMs: CALL_TIMEOUT_MS }),
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
