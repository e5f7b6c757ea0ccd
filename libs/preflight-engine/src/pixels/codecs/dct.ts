import sharp, { type Metadata } from 'sharp';
import type { CodedSamples } from '../coded-samples.ts';
import { fault, MAX_PIXELS, type PixelFault, type PixelJob } from '../pixel-job.ts';

sharp.cache(false);
sharp.concurrency(1);

const START_OF_IMAGE = Buffer.from([0xff, 0xd8, 0xff]);
const START_WITHIN = 1_024;
const options = { limitInputPixels: MAX_PIXELS, ignoreIcc: true } as const;
/** Scale factors at which libjpeg averages blocks while decoding, which is much faster. */
const shrinks = [8, 4, 2] as const;

/** JPEG as stored: no profile or orientation applied, CMYK not inverted. */
export async function decodeDct({ bytes, target, colorKey }: PixelJob): Promise<CodedSamples | PixelFault> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Anything else would make sharp try other formats.
  const start = buffer.subarray(0, START_WITHIN).indexOf(START_OF_IMAGE);
  if (start < 0) return fault('damaged', "The image isn't a JPEG");
  const jpeg = buffer.subarray(start);
  const header = await sharp(jpeg, { ...options, failOn: 'none' }).metadata();
  const { width, height } = header;
  if (width * height > MAX_PIXELS) return fault('too-large', `The image has ${width * height} pixels`);
  const shrink = shrinkOf(header, target, colorKey);
  try {
    return await read(jpeg, header, shrink, 'truncated');
  } catch {
    // Returns what can be decoded; throws if the image is broken in another way.
    return { ...(await read(jpeg, header, shrink, 'none')), isTruncated: true };
  }
}

/** Color key masks and ink peaks must be evaluated before pixels are averaged. */
function shrinkOf(
  { width, height, space }: Metadata,
  target: PixelJob['target'],
  colorKey: PixelJob['colorKey'],
): number {
  if (!target || colorKey || space === 'cmyk') return 1;
  return shrinks.find((by) => width / by >= target.width && height / by >= target.height) ?? 1;
}

async function read(
  jpeg: Buffer,
  { width, height, space, channels }: Metadata,
  shrink: number,
  failOn: 'truncated' | 'none',
): Promise<CodedSamples> {
  let image = sharp(jpeg, { ...options, failOn });
  if (space === 'cmyk') image = image.pipelineColourspace('cmyk');
  if (shrink > 1)
    image = image.resize(Math.floor(width / shrink), Math.floor(height / shrink), {
      fit: 'fill',
      kernel: 'linear',
    });
  const plain = space === 'cmyk' ? 'cmyk' : channels === 1 ? 'b-w' : 'srgb';
  const { data, info } = await image.toColourspace(plain).raw().toBuffer({ resolveWithObject: true });
  // libvips always inverts CMYK, with or without an Adobe marker; PDF needs the stored values and handles the rest in /Decode.
  if (space === 'cmyk') for (let at = 0; at < data.length; at += 1) data[at] = 255 - (data[at] ?? 0);
  return {
    width: info.width,
    height: info.height,
    components: info.channels,
    bits: 8,
    stride: info.width * info.channels,
    bytes: data,
    hasAlpha: false,
  };
}
