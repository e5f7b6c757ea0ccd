import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { limitedInk, scansIn } from './press-picture.ts';
import { jpegWithScans } from '../../test/scans-jpeg.ts';

const pixelsOf = (...pixels: number[][]) => limitedInk(Uint8Array.from(pixels.flat()), 200);

it('F8 dark pixels keep black and hue, and the inks add up to at most the limit', () => {
  const [cyan, magenta, yellow, black] = pixelsOf([255, 255, 255, 255], [200, 100, 100, 210]);
  expect([cyan, magenta, yellow, black].map((plane) => plane[0])).toEqual([85, 85, 85, 255]);
  expect([cyan, magenta, yellow, black].map((plane) => plane[1])).toEqual([150, 75, 75, 210]);
});

it('F8 pixels within the limit stay as they are', () => {
  const [cyan, magenta, yellow, black] = pixelsOf([0, 0, 0, 0], [255, 255, 0, 0], [10, 20, 30, 255]);
  expect([[...cyan], [...magenta], [...yellow], [...black]]).toEqual([
    [0, 255, 10],
    [0, 255, 20],
    [0, 0, 30],
    [0, 0, 255],
  ]);
});

it('F5 F8 scans are counted, in baseline, progressive and hostile JPEGs', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise } });
  expect(scansIn(await picture.jpeg().toBuffer())).toBe(1);
  expect(scansIn(await picture.jpeg({ progressive: true }).toBuffer())).toBe(10);
  const hostile = await jpegWithScans(700);
  expect((await sharp(hostile, { failOn: 'error' }).stats()).channels).toHaveLength(3);
  expect(scansIn(hostile)).toBe(700);
});
