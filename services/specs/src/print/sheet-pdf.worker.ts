// A thread of its own: laying out a sheet with long notes takes up to a second.
import { type PrintedSheet, writeSheetPdf } from './sheet-pdf.ts';

export default async function print(sheet: PrintedSheet): Promise<Uint8Array> {
  return writeSheetPdf(sheet);
}
