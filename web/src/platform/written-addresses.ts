/** Addresses that the app wrote and the router has not rendered yet, the oldest first. */
export type WrittenAddresses = readonly (string | null)[];

/**
 * What is left to be rendered after an address is shown; null if it came from outside, from a link or Back. The router
 * renders an address late, and may skip those written before it.
 */
export function leftAfter(written: WrittenAddresses, shown: string | null): WrittenAddresses | null {
  const index = written.indexOf(shown);
  return index === -1 ? null : written.slice(index + 1);
}
