import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, type PdfDict } from '../pdf/objects.ts';
import type { CcittParameters } from './pixel-job.ts';

/** Defaults of ISO 32000-1, table 11. */
export function ccittParametersOf(document: PdfDocument, parms: PdfDict | null): CcittParameters {
  const value = (key: string) => (parms ? document.value(parms, key) : null);
  const number = (key: string, fallback: number): number => {
    const found = value(key);
    return isNumber(found) ? found : fallback;
  };
  return {
    K: number('K', 0),
    EndOfLine: value('EndOfLine') === true,
    EncodedByteAlign: value('EncodedByteAlign') === true,
    BlackIs1: value('BlackIs1') === true,
    Columns: number('Columns', 1_728),
    Rows: number('Rows', 0),
  };
}
