import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bytes, decode, decoder, emptyJpx, plain, samples } from '../../../test/pixel-jobs.ts';
import type { PixelJob } from '../pixel-job.ts';

afterAll(() => decoder.close());

describe('raw samples', () => {
  it('F9 raw samples are unpacked from 1, 2, 4, 8 and 16 bits with byte-aligned rows', async () => {
    expect(
      await samples({ width: 3, height: 2, bitsPerComponent: 1, bytes: bytes(0b10100000, 0b01000000) }),
    ).toEqual([255, 0, 255, 0, 255, 0]);
    expect(await samples({ width: 4, bitsPerComponent: 2, bytes: bytes(0b00011011) })).toEqual([
      0, 85, 170, 255,
    ]);
    expect(await samples({ width: 2, bitsPerComponent: 4, bytes: bytes(0x0f) })).toEqual([0, 255]);
    expect(await samples({ width: 2, components: 3, bytes: bytes(1, 2, 3, 4, 5, 6) })).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(await samples({ width: 2, bitsPerComponent: 16, bytes: bytes(0x80, 0x01, 0xff, 0xff) })).toEqual([
      128, 255,
    ]);
  });

  it('F9 raw samples are mapped by /Decode, inverted or narrowed', async () => {
    expect(await samples({ width: 2, bytes: bytes(0, 255), decode: [1, 0] })).toEqual([255, 0]);
    expect(await samples({ width: 2, bytes: bytes(0, 255), decode: [0, 0.5] })).toEqual([0, 128]);
    expect(
      await samples({ components: 4, bytes: bytes(255, 0, 255, 0), decode: [1, 0, 1, 0, 0, 1, 0, 1] }),
    ).toEqual([0, 255, 255, 0]);
  });

  it('F9 raw samples of an indexed image use its palette, clamped to the last color', async () => {
    const palette = { components: 4, bytes: bytes(0, 0, 0, 0, 255, 128, 64, 32) };
    const job = { width: 4, bitsPerComponent: 2, palette, bytes: bytes(0b00011110) };
    expect(await samples(job)).toEqual([0, 0, 0, 0, 255, 128, 64, 32, 255, 128, 64, 32, 255, 128, 64, 32]);
    const turned = { ...job, width: 2, bitsPerComponent: 1, bytes: bytes(0b01000000), decode: [1, 0] };
    expect(await samples(turned)).toEqual([255, 128, 64, 32, 0, 0, 0, 0]);
  });

  it('F9 raw samples are averaged to the target size without color-keyed pixels', async () => {
    const job = {
      width: 4,
      height: 2,
      bytes: bytes(0, 100, 7, 7, 200, 100, 7, 50),
      target: { width: 2, height: 1 },
    };
    expect(await samples(job)).toEqual([100, 18]);
    const masked = await decode({ ...job, colorKey: [7, 7] });
    expect([...masked.samples]).toEqual([100, 50]);
    expect([...(masked.alpha ?? [])]).toEqual([255, 64]);
  });

  it('F9 raw samples of truncated data are transparent and marked as truncated', async () => {
    const cut = await decode({ width: 2, height: 2, bytes: bytes(9, 9) });
    expect(cut.isTruncated).toBe(true);
    expect([...(cut.alpha ?? [])]).toEqual([255, 255, 0, 0]);
  });
});

describe('JPEG', () => {
  const made = async (components: 1 | 3 | 4): Promise<Buffer> => {
    const background = components === 1 ? '#808080' : '#ff8000';
    const color = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    return color
      .toColourspace({ 1: 'b-w', 3: 'srgb', 4: 'cmyk' }[components])
      .jpeg({ quality: 100 })
      .toBuffer();
  };
  const firstPixel = async (job: Partial<PixelJob>): Promise<number[]> => {
    const { samples: all, components } = await decode({ codec: 'dct', ...job });
    return [...all.subarray(0, components)];
  };
  const near = (found: number[], wanted: number[]) =>
    expect(found.map((value, index) => Math.abs(value - (wanted[index] ?? 999)) <= 3)).toEqual(
      wanted.map(() => true),
    );

  it('F9 JPEG decodes gray and RGB', async () => {
    near(await firstPixel({ bytes: await made(1) }), [128]);
    near(await firstPixel({ bytes: await made(3), components: 3 }), [255, 128, 0]);
  });

  it('F9 JPEG decodes CMYK as stored, with or without an Adobe marker, and /Decode inverts it', async () => {
    const adobe = await made(4);
    expect(adobe.subarray(2, 4)).toEqual(Buffer.from([0xff, 0xee]));
    const bare = Buffer.concat([adobe.subarray(0, 2), adobe.subarray(18)]);
    // libvips stores 255 minus the ink, as Photoshop does; orange is 0% cyan, 51% magenta, 100% yellow.
    const inks = [0, 131, 254, 2];
    for (const file of [adobe, bare]) {
      near(
        await firstPixel({ bytes: file, components: 4 }),
        inks.map((ink) => 255 - ink),
      );
      near(await firstPixel({ bytes: file, components: 4, decode: [1, 0, 1, 0, 1, 0, 1, 0] }), inks);
    }
  });

  it('F9 JPEG is downscaled while decoding', async () => {
    const file = await made(4);
    const small = await decode({ codec: 'dct', bytes: file, components: 4, target: { width: 5, height: 5 } });
    expect([small.width, small.height, small.samples.length]).toEqual([5, 5, 100]);
    near([...small.samples.subarray(48, 52)], [255, 124, 1, 253]);
  });

  it('F5 JPEG that is truncated is decoded as far as possible and marked', async () => {
    const noise = Uint8Array.from({ length: 120_000 }, (_, index) => (index * index) % 251);
    const file = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const whole = await decode({ codec: 'dct', bytes: file, components: 3 });
    const job = { codec: 'dct', bytes: file.subarray(0, file.length / 2), components: 3 } as const;
    const cut = await decode(job);
    expect([whole.isTruncated, cut.isTruncated, cut.width, cut.height]).toEqual([false, true, 200, 200]);
    expect([...cut.samples.subarray(0, 600)]).toEqual([...whole.samples.subarray(0, 600)]);
    expect((await decode({ ...job, target: { width: 20, height: 20 } })).isTruncated).toBe(true);
  });

  it('F5 JPEG decoder refuses other file types', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await decoder.decode({ ...plain, codec: 'dct', bytes: svg })).toMatchObject({
      ok: false,
      reason: 'damaged',
    });
  });
});

describe('other codecs', () => {
  /** A black row of 16 pixels: horizontal mode, no white, 16 black; then seven equal rows and the end of the block. */
  const blackG4 = bits('001 00110101 0000010111', '11'.repeat(7), '000000000001 000000000001');
  const ccitt = { K: -1, EndOfLine: false, EncodedByteAlign: false, BlackIs1: false, Columns: 16, Rows: 8 };

  it('F9 CCITT decodes black as 0 unless BlackIs1 is set', async () => {
    const job = { codec: 'ccitt', width: 16, height: 8, bitsPerComponent: 1 } as const;
    expect(new Set(await samples({ ...job, bytes: blackG4, ccitt }))).toEqual(new Set([0]));
    expect(new Set(await samples({ ...job, bytes: blackG4, ccitt: { ...ccitt, BlackIs1: true } }))).toEqual(
      new Set([255]),
    );
    const white = bits('1'.repeat(8), '000000000001 000000000001');
    expect(new Set(await samples({ ...job, bytes: white, ccitt }))).toEqual(new Set([255]));
  });

  it('F9 JBIG2 decodes black as 0, with or without a file header', async () => {
    const size = [0, 0, 0, 16, 0, 0, 0, 8];
    const page = segment(0, 48, [...size, ...Array<number>(8).fill(0), 0, 0, 0]);
    const region = segment(1, 38, [...size, ...Array<number>(8).fill(0), 0, 1, ...blackG4]);
    const job = { codec: 'jbig2', width: 16, height: 8, bitsPerComponent: 1 } as const;
    const header = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a, 1, 0, 0, 0, 1];
    expect(new Set(await samples({ ...job, bytes: bytes(...page, ...region) }))).toEqual(new Set([0]));
    expect(new Set(await samples({ ...job, bytes: bytes(...header, ...page, ...region) }))).toEqual(
      new Set([0]),
    );
    expect(new Set(await samples({ ...job, bytes: page }))).toEqual(new Set([255]));
  });

  it('F9 JPX decodes a codestream without coefficients as middle gray', async () => {
    const stream = emptyJpx(8, 8);
    expect(new Set(await samples({ codec: 'jpx', bytes: stream, width: 8, height: 8 }))).toEqual(
      new Set([128]),
    );
  });

  it('F5 JPX marks a codestream without an end as truncated', async () => {
    const whole = emptyJpx(8, 8);
    const job = { codec: 'jpx', width: 8, height: 8 } as const;
    expect((await decode({ ...job, bytes: whole })).isTruncated).toBe(false);
    const cut = Uint8Array.from([...whole.subarray(0, -2), 0, 0]);
    expect((await decode({ ...job, bytes: cut })).isTruncated).toBe(true);
  });

  it('F9 JPX decodes at full size if resolution levels are missing', async () => {
    const small = await decode({ codec: 'jpx', bytes: emptyJpx(64, 64), target: { width: 3, height: 2 } });
    expect([...small.samples]).toEqual([128, 128, 128, 128, 128, 128]);
  });
});

function bits(...parts: string[]): Uint8Array {
  const all = parts.join('').replaceAll(' ', '');
  return Uint8Array.from({ length: Math.ceil(all.length / 8) }, (_, index) =>
    Number.parseInt(all.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2),
  );
}

/** A JBIG2 segment of page 1, ITU-T T.88, 7.2. */
function segment(number: number, type: number, data: number[]): Uint8Array {
  return bytes(0, 0, 0, number, type, 0, 1, 0, 0, 0, data.length, ...data);
}
