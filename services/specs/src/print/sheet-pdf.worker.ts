// A thread of its own: laying out a sheet with long notes takes up to a second.
import { type PrintedSheet, writeSheetPdf } from './sheet-pdf.ts';

export default async function print({ sheet, today }: PrintRequest): Promise<Uint8Array> {
  return writeSheetPdf(sheet, today);
}

export interface PrintRequest {
  sheet: PrintedSheet;
  /** `2026-11-21`, for the postage in effect. */
  today: string;
}
