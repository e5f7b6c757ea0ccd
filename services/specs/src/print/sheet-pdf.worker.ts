// A thread of its own: laying out a sheet with long notes takes up to a second.
import type { MessagePort } from 'node:worker_threads';
import { type PrintedSheet, writeSheetPdf } from './sheet-pdf.ts';

export default async function print({ sheet, today, beginning }: PrintRequest): Promise<Uint8Array> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
  beginning.postMessage(null);
  return writeSheetPdf(sheet, today);
}

export interface PrintRequest {
  sheet: PrintedSheet;
  /** `2026-11-21`, for the postage in effect. */
  today: string;
  /** Gets a message when the thread begins with the sheet. */
  beginning: MessagePort;
}
