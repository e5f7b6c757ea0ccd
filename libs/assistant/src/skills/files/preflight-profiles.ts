import { limitOf, processLimits, type LimitId, type ProcessId } from '@printpartner/print-knowledge/limits';

/**
 * Limits of preflight by printing process: what fails, and what gets a warning. A test compares them with the engine’s. Lengths in
 * inches, type and strokes in pt, resolutions in ppi, inks in percent.
 */
export interface ProfileLimits {
  name: string;
  /** Bleed on every side. */
  bleed: number;
  safeMargin: number;
  resolution: { fail: number; warn: number; tooMuch: number };
  bitmapResolution: { fail: number; warn: number };
  isCmykOnly: boolean;
  ink: { warn: number; fail: number };
  uncoatedInk?: { from: number; to: number };
  textSize: { fail: number; warn: number };
  /** Size of text in several inks or white on ink. */
  knockoutTextSize: number;
  stroke: { fail: number; warn: number };
}

export type ProfileId = ProcessId;

type FailingId = {
  [Id in LimitId]: ReturnType<typeof limitOf<Id>> extends { fails: number } ? Id : never;
}[LimitId];

function warnAndFail(id: FailingId): { warn: number; fail: number } {
  const { value: warn, fails: fail } = limitOf(id);
  return { warn, fail };
}

const valueOf = (id: LimitId): number => limitOf(id).value;

function limitsOf(id: ProcessId): Omit<ProfileLimits, 'name' | 'isCmykOnly'> {
  const rows = processLimits[id];
  return {
    bleed: valueOf(rows.bleed),
    safeMargin: valueOf(rows.safeMargin),
    resolution: { ...warnAndFail(rows.resolution), tooMuch: valueOf(rows.highestResolution) },
    bitmapResolution: warnAndFail(rows.bitmapResolution),
    ink: warnAndFail(rows.ink),
    textSize: warnAndFail(rows.textSize),
    knockoutTextSize: valueOf(rows.knockoutTextSize),
    stroke: warnAndFail(rows.stroke),
  };
}

const { value: from, most: to } = limitOf('ink-uncoated');

export const profileLimits: Readonly<Record<ProfileId, ProfileLimits>> = {
  digital: { name: 'Digital', isCmykOnly: false, ...limitsOf('digital') },
  sheetfed: { name: 'Sheetfed', isCmykOnly: false, ...limitsOf('sheetfed'), uncoatedInk: { from, to } },
  'web-offset': { name: 'Web offset', isCmykOnly: true, ...limitsOf('web-offset') },
  newspaper: { name: 'Newspaper', isCmykOnly: true, ...limitsOf('newspaper') },
  'large-format': { name: 'Large format', isCmykOnly: false, ...limitsOf('large-format') },
};

export const profileIds = Object.keys(profileLimits) as readonly ProfileId[];
