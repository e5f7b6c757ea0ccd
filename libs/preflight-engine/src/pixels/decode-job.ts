import { averagePixels } from './average-pixels.ts';
import {
  fault,
  MAX_PIXELS,
  type PixelCodec,
  type PixelFault,
  type PixelJob,
  type PixelResult,
} from './pixel-job.ts';
import type { CodedSamples } from './coded-samples.ts';

type Codec = (job: PixelJob) => Promise<CodedSamples | PixelFault> | CodedSamples | PixelFault;

/** Codecs are loaded on demand: a file of scans needs no JPEG. */
const codecs: Readonly<Record<PixelCodec, () => Promise<Codec>>> = {
  raw: async () => readRaw,
  dct: async () => (await import('./codecs/dct.ts')).decodeDct,
  jpx: async () => (await import('./codecs/jpx.ts')).decodeJpx,
  jbig2: async () => (await import('./codecs/bilevel.ts')).decodeBilevel,
  ccitt: async () => (await import('./codecs/bilevel.ts')).decodeBilevel,
};

/** Decodes and averages an image. Never throws; failures are returned. */
export async function decodeJob(job: PixelJob): Promise<PixelResult> {
  const pixels = job.width * job.height;
  if (pixels > MAX_PIXELS) return fault('too-large', `The image has ${pixels} pixels`);
  try {
    const codec = await codecs[job.codec]();
    const coded = await codec(job);
    return 'ok' in coded ? coded : averagePixels(coded, job);
  } catch (error) {
    return fault('damaged', error instanceof Error ? error.message : String(error));
  }
}

const depths = new Set([1, 2, 4, 8, 16]);

/** Samples without a codec. */
function readRaw({
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
