import type { PdfDocument } from './document.ts';
import { isStream, type PdfObject } from './objects.ts';
import { PdfError } from './pdf-error.ts';

/** Of one page, all its streams together, bytes: each may be just short of its own limit. */
const MOST_CONTENT = 134_217_728;
const BETWEEN = Buffer.from('\n');

export interface PageContents {
  bytes: Uint8Array;
  /** Some of the streams are missing or damaged beyond reading; not those that were more than is looked at. */
  isLost: boolean;
}

/**
 * The streams of a page are one, cut anywhere between two tokens.
 *
 * @param contents as the page names them: a reference that leads nowhere is a fault
 * @param faults is told what could not be read
 */
export function contentsOf(document: PdfDocument, contents: PdfObject, faults: string[]): PageContents {
  const parts: Uint8Array[] = [];
  let left = MOST_CONTENT;
  let isLost = false;
  const whole = document.resolve(contents);
  for (const part of Array.isArray(whole) ? whole : [contents]) {
    const stream = document.resolve(part);
    if (!isStream(stream)) {
      // A page without contents is blank; one whose contents are named and not there has lost them.
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
