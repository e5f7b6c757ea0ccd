import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

export type OpenedPdf =
  | { state: 'opening' }
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'closed'; why: 'password' | 'damaged' | 'gone' };

/** The file as pdf.js has it, for as long as the caller stands. */
export function usePdf(file: File, password: string | undefined): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: OpenedPdf) => isCurrent && setOpened(next);
    settle({ state: 'opening' });
    const task = openPdf(file, password, () => settle({ state: 'closed', why: 'gone' }));
    task.promise
      .then((pdf) => settle({ state: 'open', pdf }))
      .catch((reason: unknown) => {
        const isLocked = reason instanceof Error && reason.name === 'PasswordException';
        settle({ state: 'closed', why: isLocked ? 'password' : 'damaged' });
      });
    return () => {
      isCurrent = false;
      // What was under way is dropped with the document.
      task.destroy().catch(() => undefined);
    };
  }, [file, password]);

  return opened;
}
