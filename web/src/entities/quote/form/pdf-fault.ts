import { limits } from '@printpartner/contracts/types';
import { sizeText } from './file-size.ts';

/** The server looks for the `%PDF` header in the same number of bytes. */
const HEADER_BYTES = 1_024;

/** Why a file can't be added; undefined if it can. */
export async function pdfFault(file: File): Promise<string | undefined> {
  const { size } = file;
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > limits.quoteFileBytes)
    return `This file has ${sizeText(size)}. At most ${sizeText(limits.quoteFileBytes)} can be sent.`;
  const head = await headOf(file);
  if (head === undefined) return 'The browser could not read this file. Choose it again.';
  return head.includes('%PDF') ? undefined : 'This file isn’t a PDF. Choose a PDF file.';
}

/** The first bytes, each a character; undefined for a file that is gone, or that only a cloud has. */
async function headOf(file: File): Promise<string | undefined> {
  try {
    return String.fromCodePoint(...new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
