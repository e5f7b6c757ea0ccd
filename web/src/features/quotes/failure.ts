import { failureText } from '../../platform/api/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

export const quoteFailureText = (error: unknown): string =>
  failureText(
    error,
    'The server could not do this. Try again.',
    'The server did not answer. Check your connection, then try again.',
  );

export function showFailure(title: string, error: unknown): void {
  toast({ title, description: quoteFailureText(error), variant: 'destructive' });
}
