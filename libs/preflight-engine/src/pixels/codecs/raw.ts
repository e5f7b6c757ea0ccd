import type { CodedSamples } from '../coded-samples.ts';
import { fault, type PixelFault, type PixelJob } from '../pixel-job.ts';

const depths = new Set([1, 2, 4, 8, 16]);

/** Samples without a codec. */
export function readRaw({
  bytes,
  width,
  height,
  bitsPerComponent: bits,
  components,
}: PixelJob): CodedSamples | PixelFault {
  if (!depths.has(bits)) return fault('unsupported', `The image has ${bits} bits per component`);
  if (width < 1 || height < 1 || components < 1) return fault('damaged', 'The image has no pixels');
  const stride = Math.ceil((width * components * bits) / 8);
  return { width, height, components, bits, stride, bytes, hasAlpha: false };
}
