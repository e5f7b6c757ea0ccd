const firstDelayMs = 2000;
const maxDelayMs = 60_000;

/** The delay before the next try: 2, 4, 8 … 60 s. `failures`: consecutive failures, from 1. */
export function backoffMs(failures: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1));
}
