import type { PdfDocument } from './document.ts';
import { isStream, type PdfObject } from './objects.ts';
import { PdfError } from './pdf-error.ts';

/** Bytes; limit for all streams of one page, since each may be just below its own limit. */
const MAX_CONTENT = 134_217_728;
const BETWEEN = Buffer.from('\n');

export interface PageContents {
  bytes: Uint8Array;
  /** Some streams are missing or too damaged to read; streams beyond the limit don't count. */
  isLost: boolean;
}

/**
 * The content streams of a page, joined: they may be split between any two tokens.
 *
 * @param contents the page's Contents entry; a dangling reference is a fault
 * @param faults receives messages about unreadable streams
 */
export function contentsOf(document: PdfDocument, contents: PdfObject, faults: string[]): PageContents {
  const parts: Uint8Array[] = [];
  let left = MAX_CONTENT;
  let isLost = false;
  const resolved = document.resolve(contents);
  for (const part of Array.isArray(resolved) ? resolved : [contents]) {
    const stream = document.resolve(part);
    if (!isStream(stream)) {
      // A page without Contents is blank; one with a dangling reference has lost its contents.
      if (part === null) continue;
      isLost = true;
      faults.push('A content stream of the page is missing');
      continue;
    }
    try {
      const { bytes } = document.decode(stream, { decodedBytes: left });
      left -= bytes.length;
      parts.push(bytes, BETWEEN);
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      faults.push(error.message);
      if (error.code === 'limit') break;
      isLost = true;
    }
  }
  const [only] = parts;
  return { bytes: parts.length === 2 && only ? only : Buffer.concat(parts), isLost };
}
