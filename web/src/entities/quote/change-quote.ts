import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiRoutes, maxSeenQuotes } from '@printpartner/contracts/types';
import { apiFile } from '../../platform/api/client.ts';
import { saveFile } from '../../platform/save-file.ts';
import { sendQuoteFile } from './send-quote-file.ts';
import { CALL_TIMEOUT_MS, invalidateQuotes, invalidateVendors } from './quote-queries.ts';
import { writeQuotes } from './write-quotes.ts';

/** A quote to type in. Its id comes from this device, so that a repeated save makes one quote. */
export type TypedQuote = NonNullable<ApiRoutes['POST /api/quotes']['body']> & { id: string };
export type TypedQuoteChanges = NonNullable<ApiRoutes['PATCH /api/quotes/:id']['body']>;
type Seen = NonNullable<ApiRoutes['POST /api/quotes/seen']['body']>['quotes'];
type Choice = NonNullable<ApiRoutes['POST /api/quotes/:id/choose']['body']>;

/** A vendor's PDF may have 20 MB. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

export function useCreateQuote() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: TypedQuote) => writeQuotes('POST /api/quotes', { body }),
    onSettled: refresh,
  });
}

/** Replaces what a typed quote says. */
export function usePatchQuote() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: TypedQuoteChanges & { id: string }) =>
      writeQuotes('PATCH /api/quotes/:id', { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Adds a PDF to a typed quote, or replaces it. */
export function useSendQuoteFile() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, file, onProgress }: { id: string; file: File; onProgress: (share: number) => void }) =>
      sendQuoteFile('POST /api/quotes/:id/file', { params: { id } }, file, onProgress),
    onSettled: refresh,
  });
}

/** Removes the PDF of a typed quote. */
export function useRemoveQuoteFile() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => writeQuotes('DELETE /api/quotes/:id/file', { params: { id } }),
    onSettled: refresh,
  });
}

/** Deletes a quote and its PDF; an open link takes another answer. */
export function useDeleteQuote() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => writeQuotes('DELETE /api/quotes/:id', { params: { id } }),
    onSettled: refresh,
  });
}

/** Chooses a quote, which closes the sheet's links and is recorded with its project. */
export function useChooseQuote() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: Choice & { id: string }) =>
      writeQuotes('POST /api/quotes/:id/choose', { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Takes a choice back. */
export function useUndoChoice() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => writeQuotes('DELETE /api/quotes/:id/choose', { params: { id } }),
    onSettled: refresh,
  });
}

/** Marks quotes as seen as they are on screen, in as many calls as it takes. */
export function useMarkSeen() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (seen: Seen) => {
      for (let start = 0; start < seen.length; start += maxSeenQuotes) {
        const quotes = seen.slice(start, start + maxSeenQuotes);
        await writeQuotes('POST /api/quotes/seen', { body: { quotes } });
      }
    },
    onSettled: refresh,
  });
}

/** Saves the vendor's own PDF. */
export function useDownloadQuoteFile() {
  return useMutation({
    mutationFn: async (id: string) => {
      const file = await apiFile('GET /api/quotes/:id/file', {
        params: { id },
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
      });
      saveFile(file.name, file);
    },
  });
}

/** Saves the comparison of a sheet's quotes as CSV. */
export function useDownloadQuotes() {
  return useMutation({
    mutationFn: async (sheetId: string) => {
      const file = await apiFile('GET /api/spec-sheets/:id/quotes.csv', {
        params: { id: sheetId },
        timeoutMs: CALL_TIMEOUT_MS,
      });
      saveFile(file.name, file);
    },
  });
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    invalidateQuotes(queryClient);
    invalidateVendors(queryClient);
  };
}
