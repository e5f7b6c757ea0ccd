import type { PreflightPage } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo } from 'react';
import { ThumbnailPainter } from './thumbnail-painter.ts';

/** One painter for each document; it waits while the large page is being drawn. */
export function useThumbnailPainter(
  pdf: PDFDocumentProxy | null,
  pages: readonly PreflightPage[],
  isHeld: boolean,
): ThumbnailPainter | null {
  const painter = useMemo(() => pdf && new ThumbnailPainter(pdf, pages), [pdf, pages]);
  useEffect(() => {
    painter?.open();
    return () => painter?.close();
  }, [painter]);
  useEffect(() => painter?.hold(isHeld), [painter, isHeld]);
  return painter;
}
