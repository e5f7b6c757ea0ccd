import type { SheetAddress } from './sheet-address.ts';

type Address = Pick<SheetAddress, 'shown' | 'returns'>;

/** How far the page's address and the form have followed each other. Sheets are UUIDs; null is the working draft. */
export interface AddressTrail extends Address {
  /** The sheet that the form should show. */
  sheetId: string | null;
  /** Addresses that the form has written and the router has not rendered yet, the oldest first. */
  written: readonly (string | null)[];
  /** How often the form had to write its address. */
  writes: number;
}

/** The trail of a form that was just opened with a sheet. */
export function startTrail({ shown, returns }: Address, sheetId: string | null): AddressTrail {
  return writeIfOther({ shown, returns, sheetId, written: [], writes: 0 });
}

/**
 * The trail after the address or the form's sheet changed; the same object if neither did. An address from outside, a
 * link or Back, changes the sheet. One that the form wrote does not: it is rendered late, when another sheet may be open,
 * and the router may skip those written before it.
 */
export function followTrail(
  trail: AddressTrail,
  { shown, returns }: Address,
  sheetId: string | null,
): AddressTrail {
  const isReturn = returns !== trail.returns;
  const isChanged = isReturn || shown !== trail.shown;
  if (!isChanged) return sheetId === trail.sheetId ? trail : writeIfOther({ ...trail, sheetId });
  const index = isReturn ? -1 : trail.written.indexOf(shown);
  if (index === -1) return { shown, returns, sheetId: shown, written: [], writes: trail.writes };
  return writeIfOther({ ...trail, shown, sheetId, written: trail.written.slice(index + 1) });
}

function writeIfOther(trail: AddressTrail): AddressTrail {
  const { shown, sheetId, written, writes } = trail;
  if (sheetId === shown || sheetId === written.at(-1)) return trail;
  return { ...trail, written: [...written, sheetId], writes: writes + 1 };
}
