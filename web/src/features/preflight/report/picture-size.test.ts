import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts/types';
import { type Encoding, MAX_PICTURES, MAX_KEPT_PICTURES, PictureBudget } from './picture-size.ts';

/** A picture with so many characters at the best quality. */
const picture =
  (size: number) =>
  ({ quality, scale }: Encoding) =>
    'x'.repeat(Math.round(size * quality * scale ** 2));

it.each([
  ['of a report together stay small enough for a slow connection', MAX_PICTURES],
  ['that are kept with a result stay as small together as the server takes', MAX_KEPT_PICTURES],
])('F8 all pictures %s', (_, most) => {
  const budget = new PictureBudget(limits.reportPictures, most);
  const sizes = Array.from(
    { length: limits.reportPictures },
    () => budget.next(picture(700_000))?.length ?? 0,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
});

it('F8 a picture uses what small ones before it left, and has the best quality that fits', () => {
  const few = new PictureBudget(2, MAX_PICTURES);
  expect(few.next(picture(10_000))).toHaveLength(8_500);
  expect(few.next(picture(600_000))).toHaveLength(510_000);
  expect(new PictureBudget(8, MAX_PICTURES).next(picture(300_000))).toHaveLength(150_000);
  expect(new PictureBudget(8, MAX_PICTURES).next(picture(30_000_000))).toBeNull();
  expect(new PictureBudget(1, MAX_PICTURES).next(() => '')).toBeNull();
});

it('F6 the kept pictures have no more bytes than the limit, however they are padded', () => {
  expect(atob('A'.repeat(MAX_KEPT_PICTURES)).length).toBeLessThanOrEqual(limits.keptPicturesBytes);
});
