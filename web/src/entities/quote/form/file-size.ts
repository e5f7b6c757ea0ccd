import { limits } from '@printpartner/contracts/types';

const MB = 1024 * 1024;
const KB = 1024;

/** `48 KB`, `3.2 MB` */
export function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${Number((bytes / MB).toFixed(1))} MB`;
}

/** Why a file can't be added; undefined if it can. The server looks into it, too. */
export function fileFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return 'Choose a PDF file';
  if (size === 0) return 'This file is empty';
  return size > limits.quoteFileBytes
    ? `The file has ${sizeText(size)}. At most ${sizeText(limits.quoteFileBytes)} can be sent`
    : undefined;
}
