import { limits } from '@printpartner/contracts';

/** What an upload is called: the last part of a path, whoever sent one, without what a database cannot hold. */
export const uploadName = (filename: string): string =>
  (filename.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(-limits.filenameMax)
    .toWellFormed() || 'file.pdf';
