import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { profileIds, profileLimits } from './preflight-profiles.ts';

describe('C3 limits of preflight', () => {
  it('C3 has the profiles and limits of the engine', async () => {
    const engine = new URL('../../../../preflight-engine/src/profile/profile.ts', import.meta.url);
    expect(readFileSync(engine, 'utf8')).toContain('export const profiles');
    const { profiles } = (await import(engine.href)) as { profiles: Record<string, object> };
    expect(Object.keys(profiles).toSorted()).toEqual([...profileIds].toSorted());
    for (const id of profileIds) expect(profiles[id]).toMatchObject(profileLimits[id]);
  });
});
