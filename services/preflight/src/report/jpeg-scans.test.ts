import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpegWithScans } from '../../test/scans-jpeg.ts';
import { scansIn } from './jpeg-scans.ts';

it('F5 F8 scans are counted, in baseline, progressive and hostile JPEGs', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise } });
  expect(scansIn(await picture.jpeg().toBuffer())).toBe(1);
  expect(scansIn(await picture.jpeg({ progressive: true }).toBuffer())).toBe(10);
  const hostile = await jpegWithScans(700);
  expect((await sharp(hostile, { failOn: 'error' }).stats()).channels).toHaveLength(3);
  expect(scansIn(hostile)).toBe(700);
});
