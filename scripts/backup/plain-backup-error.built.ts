import { BackupError } from '@printpartner/backup';
import { PlainError } from '../plain-error.ts';

/** Rethrows the reasons of a refusal as messages for the operator. */
export function throwPlain(error: unknown): never {
  throw error instanceof BackupError ? new PlainError(error.message) : error;
}
