import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isStream, type PdfDict, type PdfStream } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';

/** Glyphs looked into; the first ones may be blank. */
const GLYPHS = 8;
/** Bytes of a procedure before its image starts. */
const FIRST_BYTES = 512;
const INLINE_IMAGE = /(?:^|\s)BI\s/;
const PAINTED_NAME = /\/([^\s/]+)\s+Do(?:\s|$)/;

/** Whether a Type 3 font paints images, which have a resolution, instead of outlines. */
export function hasImageGlyphs(document: PdfDocument, font: PdfDict): boolean {
  const glyphs = document.value(font, 'CharProcs');
  if (!isDict(glyphs)) return false;
  return [...glyphs.entries]
    .slice(0, GLYPHS)
    .map(([name]) => document.value(glyphs, name))
    .filter(isStream)
    .some((procedure) => paintsImage(document, font, procedure));
}

function paintsImage(document: PdfDocument, font: PdfDict, procedure: PdfStream): boolean {
  const start = startOf(document, procedure);
  if (INLINE_IMAGE.test(start)) return true;
  const name = PAINTED_NAME.exec(start)?.[1];
  const resources = document.value(font, 'Resources');
  const objects = isDict(resources) ? document.value(resources, 'XObject') : null;
  const painted = name !== undefined && isDict(objects) ? document.value(objects, name) : null;
  return isStream(painted) && isName(document.value(painted.dict, 'Subtype'), 'Image');
}

function startOf(document: PdfDocument, procedure: PdfStream): string {
  try {
    const { bytes } = document.decode(procedure, { rawBytes: FIRST_BYTES });
    return Buffer.from(bytes.subarray(0, FIRST_BYTES)).toString('latin1');
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return '';
  }
}
