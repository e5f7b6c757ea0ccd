import type { CodedSamples } from '../coded-samples.ts';
import { fault, MAX_PIXELS, type PixelFault, type PixelJob } from '../pixel-job.ts';
import { JpxImage } from './pdfjs-decoders.ts';

/** Markers around a codestream, which can't occur in its data. ITU-T T.800, annex A. */
const START = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const END = Buffer.from([0xff, 0xd9]);
/** Usual number of resolution levels in a codestream. */
const MAX_HALVINGS = 5;

/** JPEG 2000. Uses the wavelet's resolution levels to average as far as possible. */
export async function decodeJpx({
  bytes,
  components,
  palette,
  colorKey,
  target,
}: PixelJob): Promise<CodedSamples | PixelFault> {
  const size = JpxImage.parseImageProperties(bytes);
  if (size.width * size.height > MAX_PIXELS)
    return fault('too-large', `The image has ${size.width * size.height} pixels`);
  const common = {
    isIndexedColormap: palette !== null,
    ...(components > 0 && { numComponents: components }),
  };
  // Palette indexes can't be averaged, and color key masks and ink peaks must be evaluated first.
  for (let halvings = palette || colorKey || components >= 4 ? 0 : halvingsTo(target, size); ; halvings = 0) {
    const [width, height] = [Math.ceil(size.width / 2 ** halvings), Math.ceil(size.height / 2 ** halvings)];
    try {
      const samples = await JpxImage.instance.decode(bytes, { ...common, reducePower: halvings });
      const found = samples.length / (width * height);
      if (!Number.isInteger(found)) throw new Error("The decoded size doesn't match the codestream header");
      return {
        width,
        height,
        components: found,
        bits: 8,
        stride: width * found,
        bytes: samples,
        hasAlpha: false,
        isTruncated: !hasEnd(bytes),
      };
    } catch (error) {
      // The codestream has fewer resolution levels than requested, so decode it at full size.
      if (halvings === 0) throw error;
    }
  }
}

/** A profile before the codestream may contain any bytes. */
function hasEnd({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return bytes.lastIndexOf(END) > bytes.indexOf(START);
}

function halvingsTo(
  target: PixelJob['target'],
  { width, height }: { width: number; height: number },
): number {
  if (!target) return 0;
  const room = Math.min(width / Math.max(1, target.width), height / Math.max(1, target.height));
  return Math.max(0, Math.min(MAX_HALVINGS, Math.floor(Math.log2(room))));
}
