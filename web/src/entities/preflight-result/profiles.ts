import type { PreflightMode, PreflightProfile } from '@printpartner/contracts/types';

interface Profile {
  id: PreflightProfile;
  name: string;
  note: string;
}

/** The printing methods whose limits a file can be checked against. */
export const profiles: readonly Profile[] = [
  { id: 'digital', name: 'Digital', note: 'Toner or inkjet sheets, short runs' },
  { id: 'sheetfed', name: 'Sheetfed', note: 'Sheetfed offset; use this if unsure' },
  { id: 'web-offset', name: 'Web offset', note: 'Roll-fed offset; CMYK only' },
  { id: 'newspaper', name: 'Newspaper', note: 'Newsprint: less ink, coarser screen' },
  { id: 'large-format', name: 'Large format', note: 'Posters and banners at full size' },
];

export const DEFAULT_PROFILE: PreflightProfile = 'sheetfed';

export const modeNames: Record<PreflightMode, string> = { quick: 'Quick Scan', full: 'Full Scan' };

/** Mode and profile of a check: `Full scan, Sheetfed`. */
export function scanText({ mode, profile }: { mode: PreflightMode; profile: PreflightProfile }): string {
  return `${modeNames[mode].replace('S', 's')}, ${profileName(profile)}`;
}

export const profileName = (profile: PreflightProfile): string =>
  profiles.find(({ id }) => id === profile)?.name ?? profile;
