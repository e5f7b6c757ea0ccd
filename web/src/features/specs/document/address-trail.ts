import { leftAfter, type WrittenAddresses } from '../../../platform/written-addresses.ts';
import type { SheetAddress } from './sheet-address.ts';

type Address = Pick<SheetAddress, 'shown' | 'returns'>;

/** How far the page's address and the form have followed each other. Sheets are UUIDs; null is the working draft. */
export interface AddressTrail extends Address {
  /** The sheet that the form should show. */
  sheetId: string | null;
  written: WrittenAddresses;
  /** How often the form had to write its address. */
  writes: number;
}

/** The trail of a form that was just opened with a sheet. */
export function startTrail({ shown, returns }: Address, sheetId: string | null): AddressTrail {
  return writeIfOther({ shown, returns, sheetId, written: [], writes: 0 });
}

/**
 * The trail after the address or the form's sheet changed; the same object if neither did. An address from outside, a
 * link or Back, changes the sheet. One that the form wrote does not: it is rendered late, when another sheet may be open.
 */
export function followTrail(
  trail: AddressTrail,
  { shown, returns }: Address,
  sheetId: string | null,
): AddressTrail {
  const isReturn = returns !== trail.returns;
  const isChanged = isReturn || shown !== trail.shown;
  if (!isChanged) return sheetId === trail.sheetId ? trail : writeIfOther({ ...trail, sheetId });
  const written = isReturn ? null : leftAfter(trail.written, shown);
  if (written === null) return { shown, returns, sheetId: shown, written: [], writes: trail.writes };
  return writeIfOther({ ...trail, shown, sheetId, written });
}

function writeIfOther(trail: AddressTrail): AddressTrail {
  const { shown, sheetId, written, writes } = trail;
  if (sheetId === shown || sheetId === written.at(-1)) return trail;
  return { ...trail, written: [...written, sheetId], writes: writes + 1 };
}
