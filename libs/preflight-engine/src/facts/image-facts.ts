import { type ColorKind, colorSpaceOf } from '../interpreter/color-space.ts';
import type { PaintedImage } from '../interpreter/visitor.ts';
import { boxAfter, unitSizes } from '../interpreter/matrix.ts';
import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, isStream, type PdfDict, type PdfStream } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { type JpxHeader, readJpxHeader } from './jpx-header.ts';

export interface ImageFact {
  kind: 'image' | 'stencil' | 'mask' | 'smask';
  /** Pixels. */
  width: number;
  height: number;
  bitsPerComponent: number;
  colorSpace: ColorKind | 'mask';
  components: number;
  /** Effective ppi at the painted size. */
  ppiX: number;
  ppiY: number;
  /** On the page, in page units. */
  bbox: Box;
  inline: boolean;
  /** Whether the image is in a hidden layer. */
  hidden: boolean;
}

/** A painted image followed by its masks, which are listed as images. */
export function imageFactsOf(document: PdfDocument, image: PaintedImage): ImageFact[] {
  const { dict, stream } = image;
  const isStencil = document.value(dict, 'ImageMask') === true;
  const own = factOf(document, image, isStencil ? 'stencil' : 'image', dict, stream);
  // An image without pixels paints nothing.
  if (own.width <= 0 || own.height <= 0) return [];
  const facts = [own];
  // A soft mask overrides a hard mask. ISO 32000-1, 11.6.5.3.
  const masks = ['SMask', 'Mask'].map((key) => document.value(dict, key)).filter(isStream);
  const [mask] = masks;
  if (!mask) return facts;
  const isBitmap = document.value(mask.dict, 'ImageMask') === true;
  facts.push(factOf(document, { ...image, inline: null }, isBitmap ? 'mask' : 'smask', mask.dict, mask));
  return facts;
}

function factOf(
  document: PdfDocument,
  { matrix, resources, inline, context }: PaintedImage,
  kind: ImageFact['kind'],
  dict: PdfDict,
  stream: PdfStream | null,
): ImageFact {
  const number = (key: string) => {
    const value = document.value(dict, key);
    return isNumber(value) ? value : 0;
  };
  const [width, height] = [number('Width'), number('Height')];
  const [paintedWidth, paintedHeight] = unitSizes(matrix);
  const isMask = kind === 'stencil' || kind === 'mask';
  const space = isMask ? null : colorSpaceOf(document, dict.get('ColorSpace'), resources);
  // A JPX image may define its color space in its header.
  const codec = isMask || space || !stream ? null : jpxHeaderOf(document, stream);
  return {
    kind,
    width,
    height,
    bitsPerComponent: isMask ? 1 : number('BitsPerComponent') || (codec?.bitsPerComponent ?? 8),
    colorSpace: isMask ? 'mask' : (space?.kind ?? codec?.colorSpace ?? 'gray'),
    components: space?.components ?? codec?.components ?? 1,
    ppiX: paintedWidth > 0 ? (width * 72) / paintedWidth : 0,
    ppiY: paintedHeight > 0 ? (height * 72) / paintedHeight : 0,
    bbox: boxAfter(matrix, [0, 0, 1, 1]),
    inline: inline !== null,
    hidden: context.isHidden,
  };
}

/** Bytes that contain a JPX header with its profile: the image itself may have 200 MB. */
const JPX_HEADER = 4_194_304;

function jpxHeaderOf(document: PdfDocument, stream: PdfStream): JpxHeader | null {
  try {
    const { bytes, imageFilter } = document.decode(stream, { rawBytes: JPX_HEADER });
    return imageFilter?.name === 'JPXDecode' ? readJpxHeader(bytes) : null;
  } catch (error) {
    if (error instanceof PdfError) return null;
    throw error;
  }
}
