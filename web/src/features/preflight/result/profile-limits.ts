import type { PreflightProfile } from '@printpartner/contracts/types';

export interface ProfileLimits {
  /** ppi. */
  resolution: Limit;
  bitmapResolution: Limit;
  /** Per cent, all inks together. */
  ink: Limit;
  /** pt. */
  textSize: Limit;
  stroke: Limit;
}

interface Limit {
  fail: number;
  warn: number;
}

const sheetfed: ProfileLimits = {
  resolution: { fail: 150, warn: 225 },
  bitmapResolution: { fail: 550, warn: 800 },
  ink: { warn: 300, fail: 320 },
  textSize: { fail: 4, warn: 5 },
  stroke: { fail: 0.125, warn: 0.25 },
};

/** Both limits of a scale, as the server judges by them: a finding names only the one that it broke. */
export const limitsOfProfile: Readonly<Record<PreflightProfile, ProfileLimits>> = {
  digital: { ...sheetfed, bitmapResolution: { fail: 300, warn: 600 }, ink: { warn: 280, fail: 320 } },
  sheetfed,
  'web-offset': { ...sheetfed, ink: { warn: 280, fail: 300 } },
  newspaper: {
    ...sheetfed,
    resolution: { fail: 100, warn: 150 },
    ink: { warn: 220, fail: 240 },
    textSize: { fail: 5, warn: 6 },
    stroke: { fail: 0.25, warn: 0.5 },
  },
  'large-format': {
    ...sheetfed,
    resolution: { fail: 72, warn: 100 },
    bitmapResolution: { fail: 150, warn: 300 },
    textSize: { fail: 8, warn: 12 },
    stroke: { fail: 0.25, warn: 0.5 },
  },
};
