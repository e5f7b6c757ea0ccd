import type { KeptResult } from '@printpartner/contracts/types';
import { modeNames, profileName } from '../profiles.ts';

/** Said wherever a result is kept or listed. */
export const fileNotKept = 'The file itself is not kept, only what was found in it.';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day on this clock: `Nov 21, 2026`. */
export const keptDate = ({ keptAt }: KeptResult): string => day.format(Date.parse(keptAt));

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The verdict in a line: `2 faults, 3 warnings`. */
export function keptVerdict({ counts, opens, passwordNeeded }: KeptResult): string {
  if (passwordNeeded) return 'Locked by a password';
  if (!opens) return 'Could not be opened';
  const { fail, warning, manual } = counts;
  const found = [
    fail > 0 ? counted(fail, 'fault', 'faults') : '',
    warning > 0 ? counted(warning, 'warning', 'warnings') : '',
  ].filter(Boolean);
  if (found.length > 0) return found.join(', ');
  return manual > 0
    ? `No faults, ${counted(manual, 'check needs', 'checks need')} a person`
    : 'All checks passed';
}

/** How it was checked: `Full scan, Sheetfed`. */
export const keptScan = ({ mode, profile }: KeptResult): string =>
  `${modeNames[mode].replace('S', 's')}, ${profileName(profile)}`;
