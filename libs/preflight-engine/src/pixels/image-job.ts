import { readJpxHeader } from '../facts/jpx-header.ts';
import {
  type ColorSpace,
  colorSpaceOf,
  deviceCmyk,
  deviceGray,
  deviceRgb,
} from '../interpreter/color-space.ts';
import type { InlineImage } from '../interpreter/content-reader.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { type Decoded, decodeStream, filtersOf } from '../pdf/filters/decode-stream.ts';
import {
  isNumber,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfStream,
  isDict,
  isName,
  PdfString,
} from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import {
  type CcittParameters,
  fault,
  type PixelCodec,
  type PixelFault,
  type PixelJob,
  type Palette,
} from './pixel-job.ts';

/** An image described by a dictionary. */
export interface ImageSource {
  dict: PdfDict;
  stream: PdfStream | null;
  inline: InlineImage | null;
  /** Resources that resolve color space names. */
  resources: PdfDict | null;
}

/** The decoding job, and the resulting color space; a stencil's is gray, 0 where it paints. */
export interface ImageJob {
  ok: true;
  job: PixelJob;
  /** Color space of the decoded samples: that of an indexed image is its base space. */
  space: ColorSpace;
  isStencil: boolean;
  /** The colors are missing or not understood, or the image has its own alpha channel, which isn't read. */
  isGuessed: boolean;
}

const codecs: Readonly<Record<string, PixelCodec>> = {
  DCTDecode: 'dct',
  JPXDecode: 'jpx',
  JBIG2Decode: 'jbig2',
  CCITTFaxDecode: 'ccitt',
};
const MAX_INLINE_BYTES = 268_435_456;
const jpxSpaces = { gray: deviceGray, rgb: deviceRgb, cmyk: deviceCmyk } as const;

/** Decodes an image's filters up to its codec and collects the codec's parameters. */
export function imageJobOf(
  document: PdfDocument,
  source: ImageSource,
  target: PixelJob['target'],
): ImageJob | PixelFault {
  try {
    return describe(document, source, target);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return fault(error.code === 'limit' ? 'too-large' : 'damaged', error.message);
  }
}

function describe(
  document: PdfDocument,
  source: ImageSource,
  target: PixelJob['target'],
): ImageJob | PixelFault {
  const { dict } = source;
  const { bytes, imageFilter } = contentsOf(document, source);
  const codec = imageFilter ? (codecs[imageFilter.name] ?? 'raw') : 'raw';
  const isStencil = document.value(dict, 'ImageMask') === true;
  const written = isStencil ? deviceGray : colorSpaceOf(document, dict.get('ColorSpace'), source.resources);
  const own = written ?? (codec === 'jpx' ? jpxSpaceOf(bytes) : codec === 'dct' ? null : deviceGray);
  const isIndexed = own?.kind === 'indexed';
  const palette = isIndexed ? paletteOf(document, dict.get('ColorSpace'), source.resources) : null;
  if (isIndexed && (!palette || !own.base)) return fault('damaged', 'The image has no palette');
  const number = (key: string): number => {
    const value = document.value(dict, key);
    return isNumber(value) ? value : 0;
  };
  const isBilevel = isStencil || codec === 'jbig2' || codec === 'ccitt';
  const job: PixelJob = {
    codec,
    bytes,
    width: number('Width'),
    height: number('Height'),
    bitsPerComponent: isBilevel ? 1 : number('BitsPerComponent') || 8,
    components: own?.components ?? 0,
    // ISO 32000-1, 7.4.9: for JPX, /Decode counts only for stencils.
    decode: codec === 'jpx' && !isStencil ? null : numbersAt(document, dict, 'Decode'),
    palette,
    colorKey: isStencil ? null : numbersAt(document, dict, 'Mask'),
    ccitt: codec === 'ccitt' ? ccittParametersOf(document, imageFilter?.parms ?? null) : null,
    jbig2Globals: codec === 'jbig2' ? globalsOf(document, imageFilter?.parms ?? null) : null,
    target,
  };
  const isDeclared = written !== null || isBilevel || (codec === 'jpx' && readJpxHeader(bytes) !== null);
  const isGuessed = !isDeclared || (codec === 'jpx' && number('SMaskInData') > 0);
  return { ok: true, job, space: (isIndexed ? own.base : own) ?? deviceRgb, isStencil, isGuessed };
}

function contentsOf(document: PdfDocument, { dict, stream, inline }: ImageSource): Decoded {
  if (stream) return document.decode(stream);
  const bytes = inline?.bytes ?? new Uint8Array();
  return decodeStream(bytes, filtersOf(dict, document.resolve), document.resolve, MAX_INLINE_BYTES);
}

function jpxSpaceOf(bytes: Uint8Array): ColorSpace {
  const header = readJpxHeader(bytes);
  return header ? jpxSpaces[header.colorSpace] : deviceGray;
}

function globalsOf(document: PdfDocument, parms: PdfDict | null): Uint8Array | null {
  const stream: PdfObject = parms && document.value(parms, 'JBIG2Globals');
  return isStream(stream) ? document.decode(stream).bytes : null;
}

function numbersAt(document: PdfDocument, dict: PdfDict, key: string): number[] | null {
  const list = document.value(dict, key);
  if (!Array.isArray(list)) return null;
  const numbers = list.map(document.resolve).filter(isNumber);
  return numbers.length === list.length && numbers.length > 1 ? numbers : null;
}

/** With the defaults of ISO 32000-1, table 11. */
function ccittParametersOf(document: PdfDocument, parms: PdfDict | null): CcittParameters {
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

/** The palette of an indexed space, `[/Indexed base highest lookup]`; null if malformed. @throws PdfError */
function paletteOf(document: PdfDocument, object: PdfObject, resources: PdfDict | null): Palette | null {
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
