import type { PreflightFinding } from '@printpartner/contracts/types';

/** Where a finding is on a page; undefined where it is not on it, null where it has no place there. */
export function boxOn(
  { page, box, alsoOn }: PreflightFinding,
  number: number,
): PreflightFinding['box'] | undefined {
  if (page === number) return box;
  return alsoOn?.find((place) => place.page === number)?.box;
}

export const isOnPage = (finding: PreflightFinding, number: number): boolean =>
  boxOn(finding, number) !== undefined;
