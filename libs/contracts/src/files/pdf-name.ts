import { limits } from '../limits.ts';

/** Marks that turn the direction of text: they can hide a name's real ending. Also what common systems don't allow. */
const UNWANTED = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;
const PDF = '.pdf';

/**
 * The name of a user's PDF, safe to show and to save under: at most `limits.filenameMax` characters, with the ending `.pdf`.
 *
 * @param fallback what it is called if nothing is left of its name
 */
export function pdfName(name: string, fallback = 'file'): string {
  const bare = name
    .replace(UNWANTED, '')
    .replace(/\.pdf$/i, '')
    // Such a file is hidden on many systems.
    .replace(/^[.\s]+/, '')
    .trim()
    .slice(0, limits.filenameMax - PDF.length)
    .toWellFormed();
  return `${bare || fallback}${PDF}`;
}
