import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { limitOf, type LimitId } from '@printpartner/print-knowledge/limits';
import { profileIds, profileLimits } from './preflight-profiles.ts';

describe('C3 limits of preflight', () => {
  it('C3 has the profiles and limits of the engine', async () => {
    const engine = new URL('../../../../preflight-engine/src/profile/profile.ts', import.meta.url);
    expect(readFileSync(engine, 'utf8')).toContain('export const profiles');
    const { profiles } = (await import(engine.href)) as { profiles: Record<string, object> };
    expect(Object.keys(profiles).toSorted()).toEqual([...profileIds].toSorted());
    for (const id of profileIds) expect(profiles[id]).toMatchObject(profileLimits[id]);
  });

  const warnAndFail = (id: LimitId) => {
    const { value, to } = limitOf(id);
    return { warn: value, fail: to };
  };
  const failAndWarn = (id: LimitId) => {
    const { value, to } = limitOf(id);
    return { fail: value, warn: to };
  };

  it('G11 the profiles judge total ink by the guides’ table of limits', () => {
    const { digital, sheetfed, newspaper, 'web-offset': web } = profileLimits;
    expect(sheetfed.ink).toEqual(warnAndFail('ink-coated'));
    expect(digital.ink).toEqual(warnAndFail('ink-digital'));
    expect(web.ink).toEqual(warnAndFail('ink-heatset'));
    expect(newspaper.ink).toEqual(warnAndFail('ink-newsprint'));
    const { value: from, to } = limitOf('ink-uncoated');
    expect(sheetfed.uncoatedInk).toEqual({ from, to });
  });

  it('G11 the profiles judge resolution, type and lines by the guides’ table of limits', () => {
    const { sheetfed, 'large-format': large } = profileLimits;
    expect(sheetfed.resolution).toMatchObject(failAndWarn('resolution-check'));
    expect(large.resolution.warn).toBe(limitOf('resolution-large-format').value);
    expect(large.resolution.fail).toBe(limitOf('resolution-large-format-fail').value);
    expect(sheetfed.textSize).toEqual(failAndWarn('type-check'));
    // The house figure: a pass between the two names it as the target, and white or multi-ink type is held to it.
    expect(sheetfed.knockoutTextSize).toBe(limitOf('type').value);
    expect(sheetfed.stroke.warn).toBe(limitOf('line').value);
  });

  it('G11 the profiles judge bleed and safe margins by the guides’ table of limits', () => {
    const { sheetfed, 'large-format': large } = profileLimits;
    const points = (id: LimitId) => 72 * limitOf(id).value;
    // 3 mm counts as the house figure of 0.125 in.
    expect(sheetfed.bleed).toBeCloseTo((3 / 25.4) * 72, 1);
    expect(points('bleed') - sheetfed.bleed).toBeLessThan(0.51);
    expect(sheetfed.safeMargin).toBe(points('text-trim'));
    expect(large.bleed).toBe(points('bleed-large-format'));
    expect(large.safeMargin).toBe(points('text-trim-large-format'));
  });
});
