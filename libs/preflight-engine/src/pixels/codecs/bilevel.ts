import type { CodedSamples } from '../coded-samples.ts';
import { fault, type PixelFault, type PixelJob } from '../pixel-job.ts';
import { Jbig2Image } from './pdfjs-decoders.ts';

/** Signature of a standalone JBIG2 file, ITU-T T.88, annex D.4; PDF contains only the segments. */
const jbig2File = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a];

/** JBIG2 and CCITT fax: one bit per pixel, with PDF's polarity. */
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
  if (!jbig2File.every((byte, index) => bytes[index] === byte)) return bytes;
  // Flags, and a page count of four bytes that may be absent.
  return bytes.subarray(((bytes[8] ?? 0) & 2) === 0 ? 13 : 9);
}
