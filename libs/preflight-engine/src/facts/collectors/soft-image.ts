import type { PaintedImage } from '../../interpreter/visitor.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isStream, type PdfDict, type PdfStream } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { BitReader } from '../../pixels/bit-reader.ts';
import type { ImageFact } from '../image-facts.ts';

/** ppi: at a higher resolution nobody asks for more, of images and of those with one bit. */
const ENOUGH = 300;
const ENOUGH_BITS = 1_200;
/** Pixels: larger images aren't read. */
const MAX_PIXELS = 500_000;
/** A soft mask changes by at most this much of 255 from pixel to pixel; an edge changes by all of it. */
const GENTLE = 48;
/** Colors that differ by at most this much of 255 look the same. */
const ONE_COLOR = 12;

type Detail = 'own' | 'mask' | 'none' | 'hidden';

/** What was found of an image, because a page may place it thousands of times and decoding is limited per file. */
const known = new WeakMap<PdfStream, Detail>();

/**
 * What shows the pixels of an image: its own colors; of an image of one color the edges of its mask; of a shadow or
 * glow, which is one color with a blurred mask, nothing, because it looks the same at any resolution. An image may also be
 * hidden by its mask.
 */
export function detailOf(
  document: PdfDocument,
  { dict, stream, state }: PaintedImage,
  [image, mask]: readonly ImageFact[],
): Detail {
  if (!image || !mask || !stream) return 'own';
  const { width, height, ppiX, ppiY, kind, bitsPerComponent } = image;
  const isEnough = Math.min(ppiX, ppiY) >= (bitsPerComponent === 1 ? ENOUGH_BITS : ENOUGH);
  if (kind !== 'image' || width * height > MAX_PIXELS || isEnough) return 'own';
  const detail = known.get(stream) ?? detailIn(document, dict, stream, image, mask);
  known.set(stream, detail);
  // What is cut out of one color and faint is a shadow, which Keynote and others export with hard edges.
  return detail === 'mask' && state.fillAlpha < 1 ? 'none' : detail;
}

function detailIn(
  document: PdfDocument,
  dict: PdfDict,
  stream: PdfStream,
  image: ImageFact,
  mask: ImageFact,
): Detail {
  const soft = document.value(dict, 'SMask');
  const isReadable = isStream(soft) && mask.bitsPerComponent === 8 && mask.width * mask.height <= MAX_PIXELS;
  const alpha = isReadable ? samplesOf(document, soft, mask.width * mask.height) : null;
  // Such as the empty shadows that Xara leaves.
  if (alpha?.every((value) => value === 0)) return 'hidden';
  const samples = samplesOf(document, stream, bytesPerRow(image) * image.height);
  const isPixelByPixel = image.width === mask.width && image.height === mask.height;
  if (!samples || !isOneColor(samples, image, isPixelByPixel ? alpha : null)) return 'own';
  return alpha && isBlurred(alpha, mask.width) ? 'none' : 'mask';
}

/** Null for a coding that takes a decoder of images, and for missing samples. */
function samplesOf(document: PdfDocument, stream: PdfStream, count: number): Uint8Array | null {
  try {
    const { bytes, imageFilter } = document.decode(stream);
    return imageFilter || bytes.length < count ? null : bytes.subarray(0, count);
  } catch (error) {
    if (error instanceof PdfError) return null;
    throw error;
  }
}

function isBlurred(alpha: Uint8Array, width: number): boolean {
  let [least, most] = [255, 0];
  for (const [index, value] of alpha.entries()) {
    const left = index % width === 0 ? value : (alpha[index - 1] ?? value);
    const above = alpha[index - width] ?? value;
    if (Math.abs(value - left) > GENTLE || Math.abs(value - above) > GENTLE) return false;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least > GENTLE;
}

function mostOpaque(alpha: Uint8Array): number {
  let most = 0;
  for (const [index, value] of alpha.entries()) if (value > (alpha[most] ?? 0)) most = index;
  return most;
}

const bytesPerRow = ({ width, components, bitsPerComponent }: ImageFact): number =>
  Math.ceil((width * components * bitsPerComponent) / 8);

/**
 * Samples of a byte may differ a little, and more where little of them shows: programs that divide by the mask leave noise at
 * the rim of a shadow. Those of fewer or more bits may not.
 * @param alpha of each pixel, if the mask has as many
 */
function isOneColor(samples: Uint8Array, image: ImageFact, alpha: Uint8Array | null): boolean {
  const { width, height, components, bitsPerComponent } = image;
  if (bitsPerComponent === 8) {
    const compared = alpha ? mostOpaque(alpha) * components : 0;
    for (const [index, value] of samples.entries()) {
      const difference = Math.abs(value - (samples[compared + (index % components)] ?? value));
      const shown = alpha?.[Math.floor(index / components)] ?? 255;
      if (difference * shown > ONE_COLOR * 255) return false;
    }
    return true;
  }
  const bits = new BitReader(samples);
  const first: number[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let at = 0; at < width * components; at += 1) {
      const value = bits.read(bitsPerComponent);
      if (value !== (first[at % components] ??= value)) return false;
    }
    bits.align();
  }
  return true;
}
