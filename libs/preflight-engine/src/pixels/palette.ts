import { colorSpaceOf } from '../interpreter/color-space.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isStream, type PdfDict, type PdfObject, PdfString } from '../pdf/objects.ts';
import type { Palette } from './pixel-job.ts';

/** The palette of an indexed space, `[/Indexed base highest lookup]`; null if malformed. @throws PdfError */
export function paletteOf(
  document: PdfDocument,
  object: PdfObject,
  resources: PdfDict | null,
): Palette | null {
  const space = namedSpace(document, object, resources);
  if (!Array.isArray(space)) return null;
  const base = colorSpaceOf(document, space[1] ?? null, resources);
  const lookup = document.resolve(space[3] ?? null);
  if (!base || base.components < 1) return null;
  if (lookup instanceof PdfString) return { components: base.components, bytes: lookup.bytes };
  return isStream(lookup) ? { components: base.components, bytes: document.decode(lookup).bytes } : null;
}

function namedSpace(document: PdfDocument, object: PdfObject, resources: PdfDict | null): PdfObject {
  const space = document.resolve(object);
  if (!isName(space)) return space;
  const spaces = resources && document.value(resources, 'ColorSpace');
  return isDict(spaces ?? null) ? document.value(spaces as PdfDict, space.name) : null;
}
