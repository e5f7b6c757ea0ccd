import { statSync } from 'node:fs';
import { PdfError, type PdfErrorCode } from '../pdf/pdf-error.ts';

export type FileErrorCode =
  | PdfErrorCode
  | 'no-such-file'
  | 'not-a-file'
  | 'no-permission'
  | 'cannot-be-read'
  | 'engine';

/** Why a file couldn't be checked. */
export interface Unreadable {
  code: FileErrorCode;
  /** A sentence. */
  message: string;
}

/** Checked before opening: a pipe or device would block forever, and a folder fails only when it is read. */
export function notAFile(path: string): Unreadable | null {
  try {
    const stats = statSync(path);
    if (stats.isFile()) return null;
    return {
      code: 'not-a-file',
      message: stats.isDirectory() ? 'This is a folder.' : "This isn't a regular file.",
    };
  } catch (error) {
    return unreadableFrom(error);
  }
}

/** The user's message for any error: one sentence, no stack trace. */
export function unreadableFrom(error: unknown): Unreadable {
  if (error instanceof PdfError) return { code: error.code, message: error.message };
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'no-such-file', message: "This file doesn't exist." };
    case 'EISDIR':
      return { code: 'not-a-file', message: 'This is a folder.' };
    case 'EACCES':
    case 'EPERM':
      return { code: 'no-permission', message: "You don't have permission to read this file." };
    case 'ERR_WORKER_OUT_OF_MEMORY':
      return { code: 'limit', message: 'This file needs more memory than is available.' };
    default:
  }
  const [reason] = String(error instanceof Error ? error.message : error).split('\n');
  if (error instanceof Error && 'syscall' in error) {
    return { code: 'cannot-be-read', message: `This file can't be read: ${reason}.` };
  }
  return { code: 'engine', message: `Internal error in the preflight engine: ${reason}.` };
}
