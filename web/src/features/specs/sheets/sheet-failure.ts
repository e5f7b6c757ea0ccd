import { failureText } from '../../../platform/api/failure-text.ts';

export const sheetFailureText = (error: unknown): string =>
  failureText(
    error,
    'The server could not do this. Try again.',
    'The server did not answer. Check your connection, then try again.',
  );
