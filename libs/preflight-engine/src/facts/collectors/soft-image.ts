import type { PaintedImage } from '../../interpreter/visitor.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isNumber, isStream, type PdfStream } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import type { ImageFact } from '../image-facts.ts';

/** ppi: at a higher resolution nobody asks for more. */
const ENOUGH = 300;
/** Pixels: larger images aren't read. */
const LARGEST = 500_000;
/** Of 255: how much a mask may change from pixel to pixel; an edge changes by all of it. */
const GENTLE = 48;
/** Of 255: samples of one color may differ by so much. */
const ONE_COLOR = 4;

/** Whether an image is a shadow or glow: one color with a blurred mask, which looks the same at any resolution. */
export function isSoft(
  document: PdfDocument,
  { dict, stream }: PaintedImage,
  { width, height, ppiX, ppiY, kind, bitsPerComponent, components }: ImageFact,
): boolean {
  const isWorthReading = kind === 'image' && bitsPerComponent === 8 && width * height <= LARGEST;
  if (!stream || !isWorthReading || Math.min(ppiX, ppiY) >= ENOUGH) return false;
  const mask = document.value(dict, 'SMask');
  if (!isStream(mask) || document.value(mask.dict, 'BitsPerComponent') !== 8) return false;
  const [across, down] = [document.value(mask.dict, 'Width'), document.value(mask.dict, 'Height')];
  if (!isNumber(across) || !isNumber(down) || across * down > LARGEST) return false;
  const alpha = samplesOf(document, mask, across * down);
  if (!alpha || !isBlurred(alpha, across)) return false;
  const samples = samplesOf(document, stream, width * height * components);
  return samples !== null && isOneColor(samples, components);
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

function isOneColor(samples: Uint8Array, components: number): boolean {
  for (const [index, value] of samples.entries())
    if (Math.abs(value - (samples[index % components] ?? value)) > ONE_COLOR) return false;
  return true;
}
