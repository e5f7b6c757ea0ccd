import { describe, expect, it } from '@jest/globals';
import { modelOf } from './color-model.ts';
import { Conversion } from './conversion.ts';
import { IccProfile } from './icc-profile.ts';
import { assumedCondition } from './press-condition.ts';
import { srgb } from './srgb.ts';
import { neutralPressProfile, gammaProfile } from '../../test/icc-profiles.ts';

const sumOf = (inks: ArrayLike<number>) => Array.from(inks).reduce((sum, ink) => sum + ink, 0) / 2.55;
const percent = (inks: ArrayLike<number>) => Array.from(inks, (ink) => Math.round(ink / 2.55));

function modelFrom(bytes: Uint8Array) {
  const profile = IccProfile.read(bytes);
  const model = profile && modelOf(profile);
  if (!model) throw new Error('no model');
  return model;
}

describe('conversion to the assumed press condition', () => {
  // Calculated with Little CMS 2, relative colorimetric with black point compensation.
  it.each([
    [
      [0, 0, 0],
      [69, 57, 53, 97],
    ],
    [
      [255, 255, 255],
      [0, 0, 0, 0],
    ],
    [
      [28, 33, 67],
      [82, 62, 2, 71],
    ],
    [
      [93, 202, 209],
      [56, 0, 20, 1],
    ],
    [
      [20, 30, 40],
      [79, 55, 42, 82],
    ],
  ])('F9 sRGB %j prints as Little CMS converts it', (rgb, inks) => {
    const converted = percent(assumedCondition().toInks(srgb).color(rgb, 0));
    converted.forEach((ink, index) => expect(Math.abs(ink - (inks[index] ?? 0))).toBeLessThanOrEqual(1));
  });

  it('F9 no RGB color converts to more than 280% ink, and pixels differ from flat colors by at most 6 points', () => {
    const inks = assumedCondition().toInks(srgb);
    let [most, apart] = [0, 0];
    // More than a conversion does exactly before it makes its grid.
    for (let number = 0; number < 12_000; number += 1) {
      const rgb = [(number * 7) % 256, (number * 31) % 256, (number * 127) % 256];
      const [flat, pixel] = [sumOf(inks.color(rgb, 0)), sumOf(inks.pixel(rgb, 0))];
      most = Math.max(most, flat, pixel);
      apart = Math.max(apart, Math.abs(flat - pixel));
    }
    expect(most).toBeGreaterThan(260);
    expect(most).toBeLessThanOrEqual(280);
    expect(apart).toBeLessThan(6);
  });

  it('F9 CMYK converts to sRGB for RGB blending spaces', () => {
    const { toLight } = assumedCondition();
    const [paper, black] = [toLight.color([0, 0, 0, 0], 0), toLight.color([0, 0, 0, 255], 0)];
    expect(percent(paper)).toEqual([100, 100, 100]);
    for (const light of percent(black)) expect(light).toBeLessThan(25);
  });
});

describe('profiles', () => {
  it('F9 a matrix profile with a gamma of 1 is darker in the middle than sRGB', () => {
    const press = assumedCondition();
    const linear = modelFrom(gammaProfile(1));
    const middle = [128, 128, 128];
    expect(sumOf(press.toInks(linear).color(middle, 0))).toBeLessThan(
      sumOf(press.toInks(srgb).color(middle, 0)) - 20,
    );
  });

  it('F9 a CMYK profile with tables of 8 bits converts both ways', () => {
    const model = modelFrom(neutralPressProfile());
    const [there, xyz] = [new Float64Array(4), new Float64Array(3)];
    model.toXyz(Float64Array.of(0, 0, 0, 0), xyz);
    expect([...xyz].map((value) => Math.round(value * 100))).toEqual([96, 100, 82]);
    model.fromXyz?.(xyz, there);
    expect(percent(there.map((value) => value * 255))).toEqual([0, 0, 0, 0]);
    model.toXyz(Float64Array.of(0, 0, 0, 1), xyz);
    expect(xyz[1]).toBeCloseTo(0, 2);
  });

  it('F5 damaged profiles are refused instead of read beyond their end', () => {
    const whole = gammaProfile(1);
    expect(IccProfile.read(whole.subarray(0, 100))).toBeNull();
    expect(IccProfile.read(new Uint8Array(200))).toBeNull();
    for (const bytes of [gammaProfile(1), neutralPressProfile()])
      for (let length = 130; length < bytes.length; length += 97) {
        const profile = IccProfile.read(bytes.subarray(0, length));
        const model = profile && modelOf(profile);
        const converted = model && Conversion.between(model, srgb)?.color([1, 2, 3, 4], 0);
        if (converted) expect(Array.from(converted).every(Number.isFinite)).toBe(true);
      }
  });
});
