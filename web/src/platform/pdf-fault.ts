import { fileSizeText } from '@printpartner/print-knowledge/figures';

/** The server looks for the `%PDF` header in the same number of bytes. */
const HEADER_BYTES = 1_024;

/** What is said of a file that is gone, or that only a cloud has. */
export const UNREADABLE = 'The browser could not read this file. Choose it again.';

/** Why a file can't be sent; undefined if it can. @param mostBytes that the server takes */
export async function pdfFault(file: File, mostBytes: number): Promise<string | undefined> {
  const { size } = file;
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > mostBytes)
    return `This file has ${fileSizeText(size)}. At most ${fileSizeText(mostBytes)} can be sent.`;
  const head = await headOf(file);
  if (head === undefined) return UNREADABLE;
  return head.includes('%PDF') ? undefined : 'This file isn’t a PDF. Choose a PDF file.';
}

/** The first bytes, each a character; undefined for a file that can't be read. */
async function headOf(file: File): Promise<string | undefined> {
  try {
    return String.fromCodePoint(...new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
