import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { limitOf, processTargets, targetFigure } from '@printpartner/print-knowledge/limits';
import { profileIds, profileLimits } from './preflight-profiles.ts';

type EngineProfile = Record<string, unknown> & {
  bleed: number;
  safeMargin: number;
  targetResolution: number;
};

const engine = new URL('../../../../preflight-engine/src/profile/profile.ts', import.meta.url);

/** The engine has no dependency, so it can’t read the table of limits. It has lengths in pt. */
async function engineProfiles(): Promise<Record<string, EngineProfile>> {
  expect(readFileSync(engine, 'utf8')).toContain('export const profiles');
  const { profiles } = (await import(engine.href)) as { profiles: Record<string, EngineProfile> };
  return profiles;
}

it('G11 every limit of every profile of the engine is that of the guides’ table', async () => {
  const profiles = await engineProfiles();
  expect(Object.keys(profiles).toSorted()).toEqual([...profileIds].toSorted());
  for (const id of profileIds) {
    // No guide has a least area of too much ink.
    const profile = profiles[id];
    if (!profile) throw new Error(`The engine has no profile ${id}`);
    const { bleed, safeMargin, targetResolution, inkArea: _, ...others } = profile;
    const { bleed: bleedIn, safeMargin: safeMarginIn, ...same } = profileLimits[id];
    expect(others).toEqual({ id, ...same });
    expect(targetResolution).toBe(targetFigure(processTargets[id].resolution));
    expect(safeMargin).toBe(72 * safeMarginIn);
    // 3 mm counts as the house figure of 1/8 in.
    if (bleedIn === limitOf('bleed').value) expect(bleed).toBeCloseTo((limitOf('bleed').mm / 25.4) * 72, 1);
    else expect(bleed).toBe(72 * bleedIn);
  }
});

it('G11 what to aim for passes preflight in every profile, also for text in several inks', () => {
  for (const id of profileIds) {
    const { bleed, safeMargin, resolution, bitmapResolution, textSize, stroke } = processTargets[id];
    const limits = profileLimits[id];
    const passing = [
      [bleed, limits.bleed],
      [safeMargin, limits.safeMargin],
      [resolution, limits.resolution.warn],
      [bitmapResolution, limits.bitmapResolution.warn],
      [textSize, Math.max(limits.textSize.warn, limits.knockoutTextSize)],
      [stroke, limits.stroke.warn],
    ] as const;
    expect(passing.filter(([target, least]) => targetFigure(target) < least)).toEqual([]);
    expect(targetFigure(resolution)).toBeLessThanOrEqual(limits.resolution.tooMuch);
  }
});
