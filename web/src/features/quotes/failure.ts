import { ApiError } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

export const quoteFailureText = (error: unknown): string =>
  failureText(
    error,
    'The server could not do this. Try again.',
    'The server did not answer. Check your connection, then try again.',
  );

/** Whether the quote says something else than on this page. */
export const isQuoteChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'quotes.changed';

export function showFailure(title: string, error: unknown): void {
  toast({ title, description: quoteFailureText(error), variant: 'destructive' });
}
