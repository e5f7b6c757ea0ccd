import { PixelDecoder } from '../src/pixels/pixel-decoder.ts';
import type { PixelJob, PixelResult, Pixels } from '../src/pixels/pixel-job.ts';

/** Close it after all tests of the file. */
export const decoder = new PixelDecoder();

export const plain: PixelJob = {
  codec: 'raw',
  bytes: new Uint8Array(),
  width: 1,
  height: 1,
  bitsPerComponent: 8,
  components: 1,
  decode: null,
  palette: null,
  colorKey: null,
  ccitt: null,
  jbig2Globals: null,
  target: null,
};

export const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

export const pixelsOf = (result: PixelResult): Pixels => {
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  return result;
};

export const decode = async (job: Partial<PixelJob>): Promise<Pixels> =>
  pixelsOf(await decoder.decode({ ...plain, ...job }));

export const samples = async (job: Partial<PixelJob>): Promise<number[]> => [...(await decode(job)).samples];

/** A gray JPEG 2000 codestream of one tile with one resolution level and one empty packet. ITU-T T.800, annex A. */
export function emptyJpx(width: number, height: number): Uint8Array {
  const four = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
  const size = [...four(width), ...four(height)];
  const zero = [...four(0), ...four(0)];
  const siz = [0xff, 0x51, 0, 41, 0, 0, ...size, ...zero, ...size, ...zero, 0, 1, 7, 1, 1];
  const cod = [0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 0, 4, 4, 0, 1];
  const qcd = [0xff, 0x5c, 0, 4, 0x40, 0x40];
  const packets = Math.ceil(width / 32_768) * Math.ceil(height / 32_768);
  const sot = [0xff, 0x90, 0, 10, 0, 0, ...four(14 + packets), 0, 1];
  return bytes(
    0xff,
    0x4f,
    ...siz,
    ...cod,
    ...qcd,
    ...sot,
    0xff,
    0x93,
    ...Array<number>(packets).fill(0),
    0xff,
    0xd9,
  );
}
