import { statSync } from 'node:fs';
import { PdfError, type PdfErrorCode } from '../pdf/pdf-error.ts';

export type FileErrorCode =
  PdfErrorCode | 'no-such-file' | 'not-a-file' | 'no-permission' | 'cannot-be-read' | 'engine';

/** Why nothing can be said of a file. */
export interface Unreadable {
  code: FileErrorCode;
  /** A sentence. */
  message: string;
}

/** A pipe or a device would let us wait for ever, and a folder fails only when it is read. */
export function whyNoFile(path: string): Unreadable | null {
  try {
    const stats = statSync(path);
    if (stats.isFile()) return null;
    return {
      code: 'not-a-file',
      message: stats.isDirectory() ? 'This is a folder.' : 'This is no regular file.',
    };
  } catch (error) {
    return unreadableBecause(error);
  }
}

/** What the user is told of an error; whatever it is, one sentence and no stack. */
export function unreadableBecause(error: unknown): Unreadable {
  if (error instanceof PdfError) return { code: error.code, message: error.message };
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'no-such-file', message: 'There is no such file.' };
    case 'EISDIR':
      return { code: 'not-a-file', message: 'This is a folder.' };
    case 'EACCES':
    case 'EPERM':
      return { code: 'no-permission', message: 'You are not allowed to read this file.' };
    case 'ERR_WORKER_OUT_OF_MEMORY':
      return { code: 'limit', message: 'This file needs more memory than there is.' };
    default:
  }
  const [reason] = String(error instanceof Error ? error.message : error).split('\n');
  if (error instanceof Error && 'syscall' in error) {
    return { code: 'cannot-be-read', message: `This file cannot be read: ${reason}.` };
  }
  return { code: 'engine', message: `The preflight engine itself failed on this file: ${reason}.` };
}
