const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 60_000;

/** The delay before the next try: 2, 4, 8 … 60 s. `failures`: consecutive failures, from 1. */
export function backoffMs(failures: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}
