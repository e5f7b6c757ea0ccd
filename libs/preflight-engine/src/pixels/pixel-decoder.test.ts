import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { bytes, decoder, emptyJpx, pixelsOf, plain, samples } from '../../test/pixel-jobs.ts';
import { PixelDecoder } from './pixel-decoder.ts';
import type { PixelJob } from './pixel-job.ts';

afterAll(() => decoder.close());

/** A gray image that takes seconds to decode. */
const slow: PixelJob = { ...plain, bytes: new Uint8Array(150_000_000), width: 15_000, height: 10_000 };
/** An image that needs a codec. */
const coded: PixelJob = { ...plain, codec: 'jpx', bytes: emptyJpx(8, 8), width: 8, height: 8 };

describe('failures are returned', () => {
  it.each(['dct', 'jpx', 'jbig2', 'ccitt'] as const)(
    'F5 decoder survives corrupt data for %s',
    async (codec) => {
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
      // CCITT has no checksums, so noise decodes, too.
      if (!result.ok) expect(result.reason).toBe('damaged');
      else expect(['jbig2', 'ccitt']).toContain(codec);
      expect(await samples({ bytes: bytes(7) })).toEqual([7]);
    },
  );

  it('F5 decoder refuses 60,000 by 60,000 pixels, from the dictionary or the codestream', async () => {
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

  it('F5 decoder kills a process that takes too long and decodes the next image', async () => {
    const impatient = new PixelDecoder({ timeout: 200 });
    expect(await impatient.decode(slow)).toMatchObject({ ok: false, reason: 'timeout' });
    expect(impatient.pid).toBeUndefined();
    impatient.close();
    expect(await samples({ bytes: bytes(7) })).toEqual([7]);
  });

  it('F5 decoder fails only the current job if its process is killed', async () => {
    await decoder.decode(coded);
    const { pid } = decoder;
    const [first, second] = [decoder.decode(slow), decoder.decode(coded)];
    setTimeout(() => process.kill(pid ?? 0, 'SIGKILL'), 100);
    expect(await first).toMatchObject({ ok: false, reason: 'crashed' });
    expect(pixelsOf(await second).samples).toHaveLength(64);
    expect(decoder.pid).not.toBe(pid);
  });

  it('F5 decoder aborts the current job and those waiting', async () => {
    const end = new AbortController();
    const jobs = [decoder.decode(slow, end.signal), decoder.decode(coded, end.signal)];
    setTimeout(() => end.abort(), 50);
    for (const job of jobs) expect(await job).toMatchObject({ ok: false, reason: 'aborted' });
  });

  it("F5 decoder process doesn't get the parent's environment and exits by itself", async () => {
    process.env['PIXELS_TEST_SECRET'] = 'secret';
    const fresh = new PixelDecoder();
    try {
      await fresh.decode(coded);
      // Only Linux has /proc.
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

  it('F9 decoder averages small images without a codec at once, also while another image is decoded', async () => {
    const own = new PixelDecoder();
    expect([...pixelsOf(await own.decode({ ...plain, bytes: bytes(7) })).samples]).toEqual([7]);
    expect(own.pid).toBeUndefined();
    const end = new AbortController();
    const late = own.decode(slow, end.signal);
    expect([...pixelsOf(await own.decode({ ...plain, bytes: bytes(9) })).samples]).toEqual([9]);
    end.abort();
    expect(await late).toMatchObject({ reason: 'aborted' });
    own.close();
  });

  it('F5 decoder returns `closed` after close', async () => {
    const gone = new PixelDecoder();
    gone.close();
    expect(await gone.decode(plain)).toMatchObject({ ok: false, reason: 'closed' });
  });

  it('F5 decoder refuses 12 bits per component', async () => {
    expect(await decoder.decode({ ...plain, bitsPerComponent: 12 })).toMatchObject({ reason: 'unsupported' });
  });
});
