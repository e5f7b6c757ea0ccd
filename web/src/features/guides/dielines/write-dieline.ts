import type { Dieline } from '@printpartner/dielines';
import { dielinePdf, dielineSvg, type Face } from '@printpartner/dielines/files';
import noteFont from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';

/** The dieline as a file: a PDF of both sides, or an SVG of one. Loaded on demand, with the PDF writer. */
export async function writeDieline(dieline: Dieline, kind: 'pdf' | 'svg', face: Face): Promise<Blob> {
  if (kind === 'svg') return new Blob([dielineSvg(dieline, face)], { type: 'image/svg+xml' });
  const answer = await fetch(noteFont);
  if (!answer.ok) throw new Error(`the font of the notes: ${answer.status}`);
  const font = new Uint8Array(await answer.arrayBuffer());
  const pdf = await dielinePdf(dieline, { font });
  return new Blob([pdf.slice()], { type: 'application/pdf' });
}
