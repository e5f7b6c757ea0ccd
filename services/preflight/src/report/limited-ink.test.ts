import { expect, it } from '@jest/globals';
import { limitedInk } from './limited-ink.ts';

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
