import type { PdfDocument } from '../../pdf/document.ts';
import { type ImageJob, type ImageSource, imageJobOf } from '../../pixels/image-job.ts';
import type { PixelDecoder } from '../../pixels/pixel-decoder.ts';
import type { PixelResult, Pixels } from '../../pixels/pixel-job.ts';
import { type ColorSpace, deviceCmyk, deviceGray, deviceRgb } from '../../interpreter/color-space.ts';
import type { InkBudget } from '../ink-budget.ts';
import type { PlannedImage, Size } from './image-plan.ts';

/** Decodes images one after another; the result omits those that can't be decoded. @throws the signal's reason */
export async function decodeImages(
  document: PdfDocument,
  images: Iterable<PlannedImage>,
  decoder: PixelDecoder,
  budget: InkBudget,
  signal: AbortSignal | undefined,
): Promise<Map<PlannedImage, DecodedImage>> {
  const decoded = new Map<PlannedImage, DecodedImage>();
  let last: Promise<void> = Promise.resolve();
  let since = performance.now();
  for (const image of images) {
    signal?.throwIfAborted();
    if (budget.isDecodingOver) break;
    // Prepares the next image while the decoding process works on the current one.
    const next = decodeImage(document, image, decoder, signal).then(
      (result) => void (result && decoded.set(image, result)),
    );
    await last;
    last = next;
    noteTime();
  }
  await last;
  noteTime();
  signal?.throwIfAborted();
  return decoded;

  function noteTime(): void {
    const now = performance.now();
    budget.noteDecoding(now - since);
    since = now;
  }
}

async function decodeImage(
  document: PdfDocument,
  { source, mask, target }: PlannedImage,
  decoder: PixelDecoder,
  signal: AbortSignal | undefined,
): Promise<DecodedImage | null> {
  const found = await decodeSource(document, source, target, decoder, signal);
  if (!found) return null;
  const masked = mask && (await decodeSource(document, mask, target, decoder, signal));
  if (mask && !masked) return null;
  const imageMask: ImageMask | null = masked && { pixels: masked.pixels, isStencil: masked.job.isStencil };
  const space = spaceOf(found);
  const isUncertain = [found, masked].some((one) => one && isDoubtful(one));
  return (
    space && { pixels: found.pixels, space, isStencil: found.job.isStencil, mask: imageMask, isUncertain }
  );
}

interface Found {
  job: ImageJob;
  pixels: Extract<PixelResult, { ok: true }>;
}

async function decodeSource(
  document: PdfDocument,
  source: ImageSource,
  target: Size,
  decoder: PixelDecoder,
  signal: AbortSignal | undefined,
): Promise<Found | null> {
  const job = imageJobOf(document, source, target);
  if (!job.ok) return null;
  const pixels = await decoder.decode(job.job, signal);
  return pixels.ok ? { job, pixels } : null;
}

const isDoubtful = ({ job, pixels: { isTruncated, components } }: Found): boolean =>
  isTruncated || job.isGuessed || job.space.components !== components;

const byComponents: Readonly<Record<number, ColorSpace>> = { 1: deviceGray, 3: deviceRgb, 4: deviceCmyk };

/** The dictionary's color space if the codec agrees, otherwise the usual one for the number of components. */
function spaceOf({ job, pixels: { components } }: Found): ColorSpace | null {
  return job.space.components === components ? job.space : (byComponents[components] ?? null);
}

/** Pixels averaged to about one per cell, with alpha. */
export interface DecodedImage {
  pixels: Pixels;
  space: ColorSpace;
  isStencil: boolean;
  mask: ImageMask | null;
  /** Pixels are missing or their meaning is a guess: painted as far as possible and marked uncertain. */
  isUncertain: boolean;
}

/** The SMask or Mask of an image, with its own pixels. */
interface ImageMask {
  pixels: Pixels;
  /** A stencil paints where it is 0; a soft mask paints where it isn't 0. */
  isStencil: boolean;
}
