/**
 * Limits of preflight by printing process: what fails, and what gets a warning. The engine's own, which a test compares. Lengths
 * in pt, resolutions in ppi, inks in percent.
 */
export interface ProfileLimits {
  name: string;
  /** On every side; 8.5 pt is 3 mm, which counts as 0.125 in. */
  bleed: number;
  safeMargin: number;
  resolution: { fail: number; warn: number; tooMuch: number };
  bitmapResolution: { fail: number; warn: number };
  isCmykOnly: boolean;
  ink: { warn: number; fail: number };
  uncoatedInk?: { from: number; to: number };
  textSize: { fail: number; warn: number };
  /** Of text in several inks or white on ink. */
  knockoutTextSize: number;
  stroke: { fail: number; warn: number };
}

export type ProfileId = 'digital' | 'sheetfed' | 'web-offset' | 'newspaper' | 'large-format';

const common: Omit<ProfileLimits, 'name' | 'ink'> = {
  bleed: 8.5,
  safeMargin: 9,
  resolution: { fail: 150, warn: 225, tooMuch: 600 },
  bitmapResolution: { fail: 550, warn: 800 },
  isCmykOnly: false,
  textSize: { fail: 4, warn: 5 },
  knockoutTextSize: 8,
  stroke: { fail: 0.125, warn: 0.25 },
};

const sheetfed: ProfileLimits = {
  ...common,
  name: 'Sheetfed',
  ink: { warn: 300, fail: 320 },
  uncoatedInk: { from: 240, to: 280 },
};

export const profileLimits: Readonly<Record<ProfileId, ProfileLimits>> = {
  digital: {
    ...common,
    name: 'Digital',
    bitmapResolution: { fail: 300, warn: 600 },
    ink: { warn: 280, fail: 320 },
  },
  sheetfed,
  'web-offset': { ...common, name: 'Web offset', isCmykOnly: true, ink: { warn: 280, fail: 300 } },
  newspaper: {
    ...common,
    name: 'Newspaper',
    isCmykOnly: true,
    resolution: { fail: 100, warn: 150, tooMuch: 450 },
    ink: { warn: 220, fail: 240 },
    textSize: { fail: 5, warn: 6 },
    knockoutTextSize: 10,
    stroke: { fail: 0.25, warn: 0.5 },
  },
  'large-format': {
    ...common,
    name: 'Large format',
    ink: { warn: 300, fail: 320 },
    bleed: 18,
    safeMargin: 36,
    resolution: { fail: 72, warn: 100, tooMuch: 300 },
    bitmapResolution: { fail: 150, warn: 300 },
    textSize: { fail: 8, warn: 12 },
    knockoutTextSize: 14,
    stroke: { fail: 0.25, warn: 0.5 },
  },
};

export const profileIds = Object.keys(profileLimits) as readonly ProfileId[];
