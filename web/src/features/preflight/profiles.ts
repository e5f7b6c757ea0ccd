import type { PreflightMode, PreflightProfile } from '@printpartner/contracts/types';

interface Profile {
  id: PreflightProfile;
  name: string;
  /** What it is for, in a few words. */
  note: string;
}

/** The ways of printing a file can be judged for. */
export const profiles: readonly Profile[] = [
  { id: 'digital', name: 'Digital', note: 'Toner or inkjet sheets, short runs' },
  { id: 'sheetfed', name: 'Sheetfed', note: 'Offset on sheets; when in doubt, this one' },
  { id: 'web-offset', name: 'Web offset', note: 'Offset from a roll; CMYK only' },
  { id: 'newspaper', name: 'Newspaper', note: 'Newsprint: less ink, coarser screen' },
  { id: 'large-format', name: 'Large format', note: 'Posters and banners at full size' },
];

export const defaultProfile: PreflightProfile = 'sheetfed';

export function profileName(id: PreflightProfile): string {
  return profiles.find((profile) => profile.id === id)?.name ?? id;
}

export const modeNames: Record<PreflightMode, string> = { quick: 'Quick Scan', full: 'Full Scan' };
