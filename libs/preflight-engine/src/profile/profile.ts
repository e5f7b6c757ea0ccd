export const profileIds = ['digital', 'sheetfed', 'web-offset', 'newspaper', 'large-format'] as const;
export type ProfileId = (typeof profileIds)[number];
export const defaultProfile: ProfileId = 'sheetfed';

/**
 * Limits for a printing process, equal to the guides’ table of limits, `libs/print-knowledge/src/limits`: `preflight-profiles.test.ts`
 * of the assistant compares every field but `inkArea`, because this engine has no dependency. Lengths in pt, resolutions in effective ppi, inks in percent.
 */
export interface Profile {
  id: ProfileId;
  name: string;
  /** Artwork beyond the trim on every side; 3 mm counts as 0.125 in. */
  bleed: number;
  /** Minimum distance of text and small objects from the trim. */
  safeMargin: number;
  /** Limits of color and grayscale images, ppi. */
  resolution: { fail: number; warn: number; tooMuch: number };
  /** What to aim for. The limits are where low resolution starts to show in print. */
  targetResolution: number;
  /** Limits of 1-bit images, ppi. */
  bitmapResolution: { fail: number; warn: number };
  /** Whether RGB and Lab are a fail instead of a warning. */
  isCmykOnly: boolean;
  /** Total ink (TAC) at one spot. */
  ink: { warn: number; fail: number };
  /** Total ink on uncoated paper, where that is less: the file doesn’t say which paper it is for. */
  uncoatedInk?: { from: number; to: number };
  /** Area of a page, mm², from which an excess of ink is a warning, and of the higher limit a fail. */
  inkArea: { warn: number; fail: number };
  textSize: { fail: number; warn: number };
  /** Minimum size of text in several inks or white on ink, and what to aim for in any text. */
  knockoutTextSize: number;
  stroke: { fail: number; warn: number };
}

// Bleed and safe zone 0.125 in: 4over, tvc2 and printingcenterusa; 3 mm (8.5 pt) counts. 150 and 600 ppi, 5 pt text and
// 0.25 pt strokes: Stirling-PDF's prepress profile. Hairlines 0.125 and 0.25 pt: Acrobat's list of hairlines. Ink 300 to
// 320%: SWOP and GRACoL. Ink area: PitStop ignores small areas, too, of a size to choose; 15 mm² is the Ghent Workgroup's
// from memory, 50 mm² trade practice, both unverified. 225, 800 and 550 ppi: Ghent Workgroup from memory, unverified.
const common: Omit<Profile, 'id' | 'name' | 'ink'> = {
  bleed: 8.5,
  safeMargin: 9,
  resolution: { fail: 150, warn: 225, tooMuch: 600 },
  targetResolution: 300,
  bitmapResolution: { fail: 550, warn: 800 },
  isCmykOnly: false,
  inkArea: { warn: 15, fail: 50 },
  textSize: { fail: 4, warn: 5 },
  knockoutTextSize: 8,
  stroke: { fail: 0.125, warn: 0.25 },
};

const sheetfed: Profile = {
  ...common,
  id: 'sheetfed',
  name: 'Sheetfed',
  ink: { warn: 300, fail: 320 },
  uncoatedInk: { from: 240, to: 280 },
};

export const profiles: Readonly<Record<ProfileId, Profile>> = {
  // Toner stays on the surface: the fuser sets the limits, and detail is coarser than on a plate. Trade practice, unverified.
  digital: {
    ...common,
    id: 'digital',
    name: 'Digital',
    bitmapResolution: { fail: 300, warn: 600 },
    ink: { warn: 280, fail: 320 },
  },
  sheetfed,
  // SWOP: 300%.
  'web-offset': {
    ...common,
    id: 'web-offset',
    name: 'Web offset',
    isCmykOnly: true,
    ink: { warn: 280, fail: 300 },
  },
  // SNAP: 240%, and an 85 lpi screen, which needs 1.5 to 2 pixels per line.
  newspaper: {
    ...common,
    id: 'newspaper',
    name: 'Newspaper',
    isCmykOnly: true,
    resolution: { fail: 100, warn: 150, tooMuch: 450 },
    ink: { warn: 220, fail: 240 },
    textSize: { fail: 5, warn: 6 },
    knockoutTextSize: 10,
    stroke: { fail: 0.25, warn: 0.5 },
  },
  // Viewed from a step away or more; sizes as ordered, at full scale. Trade practice, unverified.
  'large-format': {
    ...common,
    id: 'large-format',
    name: 'Large format',
    ink: { warn: 300, fail: 320 },
    bleed: 18,
    safeMargin: 36,
    resolution: { fail: 72, warn: 100, tooMuch: 300 },
    targetResolution: 150,
    bitmapResolution: { fail: 150, warn: 300 },
    textSize: { fail: 8, warn: 12 },
    knockoutTextSize: 14,
    stroke: { fail: 0.25, warn: 0.5 },
  },
};
