import type { CodedSamples } from '../coded-samples.ts';
import { fault, type PixelFault, type PixelJob } from '../pixel-job.ts';
import { Jbig2Image } from './pdfjs-decoders.ts';

/** First bytes of a JBIG2 file of its own, ITU-T T.88, annex D.4; in PDF only its segments belong. */
const JBIG2_FILE = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a];

/** JBIG2 and CCITT fax: black and white, a bit a pixel, as PDF has them after the filter. */
export async function decodeBilevel(job: PixelJob): Promise<CodedSamples | PixelFault> {
  const { width, height, ccitt, jbig2Globals } = job;
  if (width < 1 || height < 1) return fault('damaged', 'The image has no pixels');
  const globals = jbig2Globals && withoutFileHeader(jbig2Globals);
  const bytes = await (ccitt
    ? Jbig2Image.instance.decode(job.bytes, width, height, null, ccitt)
    : Jbig2Image.instance.decode(withoutFileHeader(job.bytes), width, height, globals));
  return { width, height, components: 1, bits: 1, stride: Math.ceil(width / 8), bytes, hasAlpha: false };
}

function withoutFileHeader(bytes: Uint8Array): Uint8Array {
  if (!JBIG2_FILE.every((byte, index) => bytes[index] === byte)) return bytes;
  // Flags, and four bytes of a page count that may be unknown.
  return bytes.subarray(((bytes[8] ?? 0) & 2) === 0 ? 13 : 9);
}
