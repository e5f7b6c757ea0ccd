import { limits } from '@printpartner/contracts';

/** Marks that turn the direction of text: they can hide a name's real ending. Also what common systems don't allow. */
const UNWANTED = /[\p{Cf}\\/:*?"<>|]/gu;
const PDF = '.pdf';

/** The name of a visitor's PDF, safe to show and to save under. */
export function quoteFileName(name: string): string {
  const bare = name
    .replace(UNWANTED, '')
    .replace(/\.pdf$/i, '')
    .trim()
    .slice(0, limits.filenameMax - PDF.length)
    .toWellFormed();
  return `${bare || 'quote'}${PDF}`;
}
