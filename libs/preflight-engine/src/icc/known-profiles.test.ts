import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Conversion } from './conversion.ts';
import { profileFrom } from './known-profiles.ts';
import { srgb } from './srgb.ts';

const press = readFileSync(new URL('../../data/coated-tr006.icc', import.meta.url));

describe('known profiles', () => {
  it('F9 a profile of an earlier document is found by its bytes, with a model of its own', () => {
    const [first, second] = [profileFrom(press), profileFrom(Buffer.concat([press]))];
    expect(second?.profile).toBe(first?.profile);
    expect(second?.model).not.toBe(first?.model);
    expect(second?.model.origin).toBe(first?.model.origin);
    const changed = Buffer.from(press);
    changed[press.length - 1] = (changed[press.length - 1] ?? 0) ^ 1;
    expect(profileFrom(changed)?.profile).not.toBe(first?.profile);
    expect(profileFrom(Buffer.from('no profile'))).toBeNull();
  });

  it('F9 conversions of two documents with the same profile give the same pixels', () => {
    const [one, other] = [profileFrom(press), profileFrom(press)].map(
      (known) => known && Conversion.between(srgb, known.model),
    );
    const samples = Uint8Array.from({ length: 27_000 }, (_, at) => (at * 7_919) % 256);
    for (let pixel = 0; pixel < 9_000; pixel += 1)
      expect([...(other?.pixel(samples, 3 * pixel) ?? [])]).toEqual([
        ...(one?.pixel(samples, 3 * pixel) ?? [NaN]),
      ]);
  });
});
