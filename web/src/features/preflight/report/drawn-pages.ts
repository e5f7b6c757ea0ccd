import type { PreflightResult } from '@printpartner/contracts/types';
import type { DrawnPage } from './draw-pages.ts';

/**
 * The pages that a report shows, as pictures; none if they can't be drawn.
 *
 * @param most of all pictures, characters of base64
 */
export async function drawnPages(
  result: PreflightResult,
  file: File,
  password: string | undefined,
  most: number,
): Promise<DrawnPage[]> {
  if (!result.opens) return [];
  try {
    // A separate chunk: pdf.js is larger than everything else here.
    const { drawPages } = await import('./draw-pages.ts');
    return await drawPages(result, file, password, most);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the report is complete without pictures
    console.warn('Could not draw the pages for the report', error);
    return [];
  }
}
