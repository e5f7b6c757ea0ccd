import { useMutation } from '@tanstack/react-query';
import type { SpecSlot } from '@printpartner/contracts/types';
import { apiFile } from '../../platform/api/client.ts';
import { localZone } from '../../platform/time/time-format.ts';
import { saveFile } from '../../platform/save-file.ts';

/** `eml` is an unsent email with the PDF attached. */
export type SheetFile = 'pdf' | 'eml';

/** Composing a PDF takes more than a usual call. */
const TIMEOUT_MS = 30_000;

interface Download {
  source: SheetSource;
  file: SheetFile;
  /** Saves what the form shows; the server writes what it has. */
  saveNow: () => Promise<unknown>;
}

/** Saves the form, then downloads the sheet. */
export function useDownloadSheet() {
  return useMutation({
    mutationFn: async ({ source, file, saveNow }: Download) => {
      await saveNow();
      const content = await fetchFile(source, file);
      saveFile(content.name, content);
    },
  });
}

function fetchFile(source: SheetSource, file: SheetFile): Promise<File> {
  const query = { zone: localZone() };
  if ('slot' in source) {
    const options = { params: source, query, timeoutMs: TIMEOUT_MS };
    return file === 'pdf'
      ? apiFile('GET /api/specs/:slot/sheet.pdf', options)
      : apiFile('GET /api/specs/:slot/sheet.eml', options);
  }
  const options = { params: source, query, timeoutMs: TIMEOUT_MS };
  return file === 'pdf'
    ? apiFile('GET /api/spec-sheets/:id/sheet.pdf', options)
    : apiFile('GET /api/spec-sheets/:id/sheet.eml', options);
}

/** Where a form's text is kept: a working draft or a named sheet. */
export type SheetSource = { slot: SpecSlot } | { id: string };
