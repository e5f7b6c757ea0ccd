import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PixelDecoder } from './pixel-decoder.ts';
import type { PixelJob, PixelResult, Pixels } from './pixel-job.ts';

const decoder = new PixelDecoder();
afterAll(() => decoder.close());

const plain: PixelJob = {
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
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const pixelsOf = (result: PixelResult): Pixels => {
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  return result;
};
const decode = async (job: Partial<PixelJob>): Promise<Pixels> =>
  pixelsOf(await decoder.decode({ ...plain, ...job }));
const samples = async (job: Partial<PixelJob>): Promise<number[]> => [...(await decode(job)).samples];
/** A gray image that takes the process seconds. */
const slow: PixelJob = { ...plain, bytes: new Uint8Array(150_000_000), width: 15_000, height: 10_000 };

describe('raw samples', () => {
  it('F9 unpacks 1, 2, 4, 8 and 16 bits, each row from a byte of its own', async () => {
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

  it('F9 applies /Decode, turned round or narrowed', async () => {
    expect(await samples({ width: 2, bytes: bytes(0, 255), decode: [1, 0] })).toEqual([255, 0]);
    expect(await samples({ width: 2, bytes: bytes(0, 255), decode: [0, 0.5] })).toEqual([0, 128]);
    expect(
      await samples({ components: 4, bytes: bytes(255, 0, 255, 0), decode: [1, 0, 1, 0, 0, 1, 0, 1] }),
    ).toEqual([0, 255, 255, 0]);
  });

  it('F9 looks indexed colours up, past the palette its last', async () => {
    const palette = { components: 4, bytes: bytes(0, 0, 0, 0, 255, 128, 64, 32) };
    const job = { width: 4, bitsPerComponent: 2, palette, bytes: bytes(0b00011110) };
    expect(await samples(job)).toEqual([0, 0, 0, 0, 255, 128, 64, 32, 255, 128, 64, 32, 255, 128, 64, 32]);
    const turned = { ...job, width: 2, bitsPerComponent: 1, bytes: bytes(0b01000000), decode: [1, 0] };
    expect(await samples(turned)).toEqual([255, 128, 64, 32, 0, 0, 0, 0]);
  });

  it('F9 averages over the cells of the target, pixels masked by colour left out', async () => {
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

  it('F9 paints nothing where the data ends early, and says so', async () => {
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

  it('F9 gray and RGB', async () => {
    near(await firstPixel({ bytes: await made(1) }), [128]);
    near(await firstPixel({ bytes: await made(3), components: 3 }), [255, 128, 0]);
  });

  it('F9 CMYK as stored, with or without an Adobe marker; /Decode turns it round', async () => {
    const adobe = await made(4);
    expect(adobe.subarray(2, 4)).toEqual(Buffer.from([0xff, 0xee]));
    const bare = Buffer.concat([adobe.subarray(0, 2), adobe.subarray(18)]);
    // libvips stores 255 less the ink, as Photoshop does; orange is 0 % cyan, 51 % magenta, 100 % yellow.
    const inks = [0, 131, 254, 2];
    for (const file of [adobe, bare]) {
      near(
        await firstPixel({ bytes: file, components: 4 }),
        inks.map((ink) => 255 - ink),
      );
      near(await firstPixel({ bytes: file, components: 4, decode: [1, 0, 1, 0, 1, 0, 1, 0] }), inks);
    }
  });

  it('F9 is shrunk while it is decoded', async () => {
    const file = await made(4);
    const small = await decode({ codec: 'dct', bytes: file, components: 4, target: { width: 5, height: 5 } });
    expect([small.width, small.height, small.samples.length]).toEqual([5, 5, 100]);
    near([...small.samples.subarray(48, 52)], [255, 124, 1, 253]);
  });

  it('F5 that ends early is painted as far as it goes, and says so', async () => {
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

  it('F5 of another kind of file under its name is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await decoder.decode({ ...plain, codec: 'dct', bytes: svg })).toMatchObject({
      ok: false,
      reason: 'damaged',
    });
  });
});

describe('codecs of their own', () => {
  /** A black row, 16 pixels: horizontal mode, no white, 16 black; then seven like it; then the end of the block. */
  const blackG4 = bits('001 00110101 0000010111', '11'.repeat(7), '000000000001 000000000001');
  const ccitt = { K: -1, EndOfLine: false, EncodedByteAlign: false, BlackIs1: false, Columns: 16, Rows: 8 };

  it('F9 CCITT: black is 0 unless the parameters say 1', async () => {
    const job = { codec: 'ccitt', width: 16, height: 8, bitsPerComponent: 1 } as const;
    expect(new Set(await samples({ ...job, bytes: blackG4, ccitt }))).toEqual(new Set([0]));
    expect(new Set(await samples({ ...job, bytes: blackG4, ccitt: { ...ccitt, BlackIs1: true } }))).toEqual(
      new Set([255]),
    );
    const white = bits('1'.repeat(8), '000000000001 000000000001');
    expect(new Set(await samples({ ...job, bytes: white, ccitt }))).toEqual(new Set([255]));
  });

  it('F9 JBIG2, with a file header or without: black is 0', async () => {
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

  it('F9 JPX: a codestream without coefficients is middle gray', async () => {
    const stream = emptyJpx(8, 8);
    expect(new Set(await samples({ codec: 'jpx', bytes: stream, width: 8, height: 8 }))).toEqual(
      new Set([128]),
    );
  });

  it('F5 JPX: a codestream without an end says so', async () => {
    const whole = emptyJpx(8, 8);
    const job = { codec: 'jpx', width: 8, height: 8 } as const;
    expect((await decode({ ...job, bytes: whole })).isTruncated).toBe(false);
    const cut = Uint8Array.from([...whole.subarray(0, -2), 0, 0]);
    expect((await decode({ ...job, bytes: cut })).isTruncated).toBe(true);
  });

  it('F9 JPX: halvings that were not coded are done without', async () => {
    const small = await decode({ codec: 'jpx', bytes: emptyJpx(64, 64), target: { width: 3, height: 2 } });
    expect([...small.samples]).toEqual([128, 128, 128, 128, 128, 128]);
  });
});

describe('what goes wrong is an answer', () => {
  it.each(['dct', 'jpx', 'jbig2', 'ccitt'] as const)('F5 poison for %s', async (codec) => {
    const noise = Uint8Array.from(
      { length: 5_000 },
      (_, index) => (index * 7_919 + (index >> 3) * 104_729) & 255,
    );
    if (codec === 'dct') noise.set([0xff, 0xd8, 0xff]);
    const parameters = {
      K: -1,
      EndOfLine: false,
      EncodedByteAlign: false,
      BlackIs1: false,
      Columns: 9_999,
      Rows: 0,
    };
    const job = {
      ...plain,
      codec,
      width: 300,
      height: 300,
      bytes: noise,
      ccitt: codec === 'ccitt' ? parameters : null,
    };
    const result = await decoder.decode(job);
    // A fax has no checks in it: noise is an image, too.
    if (!result.ok) expect(result.reason).toBe('damaged');
    else expect(['jbig2', 'ccitt']).toContain(codec);
    expect(await samples({ bytes: bytes(7) })).toEqual([7]);
  });

  it('F5 an image of 60,000 by 60,000 pixels, in the dictionary or in the codestream', async () => {
    const huge = { ...plain, width: 60_000, height: 60_000 };
    const dct = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const frame = dct.indexOf(Buffer.from([0xff, 0xc0]));
    dct.writeUInt16BE(60_000, frame + 5);
    dct.writeUInt16BE(60_000, frame + 7);
    const [inDictionary, inJpeg, inJpx] = [
      await decoder.decode(huge),
      await decoder.decode({ ...plain, codec: 'dct', bytes: dct }),
      await decoder.decode({ ...plain, codec: 'jpx', bytes: emptyJpx(60_000, 60_000) }),
    ];
    expect(inDictionary).toMatchObject({ ok: false, reason: 'too-large' });
    expect(inJpx).toMatchObject({ ok: false, reason: 'too-large' });
    expect(inJpeg.ok).toBe(false);
  });

  it('F5 an image that takes too long ends with its process, the next is decoded', async () => {
    const impatient = new PixelDecoder({ timeout: 200 });
    expect(await impatient.decode(slow)).toMatchObject({ ok: false, reason: 'timeout' });
    expect(impatient.pid).toBeUndefined();
    impatient.close();
    expect(await samples({ bytes: bytes(7) })).toEqual([7]);
  });

  it('F5 kill -9 in mid-job: that job has failed, the one behind it is done', async () => {
    await samples({ bytes: bytes(1) });
    const { pid } = decoder;
    const [first, second] = [decoder.decode(slow), decoder.decode({ ...plain, bytes: bytes(7) })];
    setTimeout(() => process.kill(pid ?? 0, 'SIGKILL'), 100);
    expect(await first).toMatchObject({ ok: false, reason: 'crashed' });
    expect([...pixelsOf(await second).samples]).toEqual([7]);
    expect(decoder.pid).not.toBe(pid);
  });

  it('F5 a signal ends the job and those behind it', async () => {
    const end = new AbortController();
    const jobs = [decoder.decode(slow, end.signal), decoder.decode(plain, end.signal)];
    setTimeout(() => end.abort(), 50);
    for (const job of jobs) expect(await job).toMatchObject({ ok: false, reason: 'aborted' });
  });

  it("F5 the process knows nothing of the parent's surroundings, and ends by itself", async () => {
    process.env['PIXELS_TEST_SECRET'] = 'secret';
    const fresh = new PixelDecoder();
    try {
      await fresh.decode(plain);
      // Only Linux shows it.
      if (!existsSync(`/proc/${fresh.pid}/environ`)) return;
      const names = readFileSync(`/proc/${fresh.pid}/environ`, 'latin1')
        .split('\0')
        .map((entry) => entry.split('=', 1)[0] ?? '')
        .filter((name) => name !== '' && !/^(NODE_CHANNEL_.*|PWD|OLDPWD|SHLVL|_)$/.test(name));
      expect(names).toEqual(['MALLOC_ARENA_MAX']);
      expect(readFileSync(`/proc/${fresh.pid}/limits`, 'latin1')).toMatch(/Max cpu time +60 +60 /);
    } finally {
      fresh.close();
      delete process.env['PIXELS_TEST_SECRET'];
    }
  });

  it('F5 a closed decoder says that it is', async () => {
    const gone = new PixelDecoder();
    gone.close();
    expect(await gone.decode(plain)).toMatchObject({ ok: false, reason: 'closed' });
  });

  it('F5 twelve bits are no depth', async () => {
    expect(await decoder.decode({ ...plain, bitsPerComponent: 12 })).toMatchObject({ reason: 'unsupported' });
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

/** A gray JPEG 2000 codestream of one tile, no halvings and one packet, which is empty. ITU-T T.800, annex A. */
function emptyJpx(width: number, height: number): Uint8Array {
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
