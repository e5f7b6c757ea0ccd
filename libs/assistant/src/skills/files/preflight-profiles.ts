import { limitOf, type LimitId } from '@printpartner/print-knowledge/limits';

/**
 * Limits of preflight by printing process: what fails, and what gets a warning. A test compares them with the engine’s. Lengths in
 * inches, type and strokes in pt, resolutions in ppi, inks in percent.
 */
export interface ProfileLimits {
  name: string;
  /** On every side. */
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

type FailingId = {
  [Id in LimitId]: ReturnType<typeof limitOf<Id>> extends { fails: number } ? Id : never;
}[LimitId];

function warnAndFail(id: FailingId): { warn: number; fail: number } {
  const { value: warn, fails: fail } = limitOf(id);
  return { warn, fail };
}

const valueOf = (id: LimitId): number => limitOf(id).value;

const common: Omit<ProfileLimits, 'name' | 'ink'> = {
  bleed: valueOf('bleed'),
  safeMargin: valueOf('text-trim'),
  resolution: { ...warnAndFail('resolution-check'), tooMuch: valueOf('resolution-most') },
  bitmapResolution: warnAndFail('bitmap'),
  isCmykOnly: false,
  textSize: warnAndFail('type-check'),
  knockoutTextSize: valueOf('type'),
  stroke: warnAndFail('line'),
};

const { value: from, most: to } = limitOf('ink-uncoated');

const sheetfed: ProfileLimits = {
  ...common,
  name: 'Sheetfed',
  ink: warnAndFail('ink-coated'),
  uncoatedInk: { from, to },
};

export const profileLimits: Readonly<Record<ProfileId, ProfileLimits>> = {
  digital: {
    ...common,
    name: 'Digital',
    bitmapResolution: warnAndFail('bitmap-digital'),
    ink: warnAndFail('ink-digital'),
  },
  sheetfed,
  'web-offset': { ...common, name: 'Web offset', isCmykOnly: true, ink: warnAndFail('ink-heatset') },
  newspaper: {
    ...common,
    name: 'Newspaper',
    isCmykOnly: true,
    resolution: { ...warnAndFail('resolution-newspaper'), tooMuch: valueOf('resolution-most-newspaper') },
    ink: warnAndFail('ink-newsprint'),
    textSize: warnAndFail('type-newspaper'),
    knockoutTextSize: valueOf('type-knockout-newspaper'),
    stroke: warnAndFail('line-newspaper'),
  },
  'large-format': {
    ...common,
    name: 'Large format',
    ink: warnAndFail('ink-large-format'),
    bleed: valueOf('bleed-large-format'),
    safeMargin: valueOf('text-trim-large-format'),
    resolution: {
      ...warnAndFail('resolution-large-format-check'),
      tooMuch: valueOf('resolution-most-large-format'),
    },
    bitmapResolution: warnAndFail('bitmap-large-format'),
    textSize: warnAndFail('type-large-format'),
    knockoutTextSize: valueOf('type-knockout-large-format'),
    stroke: warnAndFail('line-large-format'),
  },
};

export const profileIds = Object.keys(profileLimits) as readonly ProfileId[];
