import type { PreflightJob } from '@printpartner/contracts/types';
import type { SheetInks, SideInks } from '../job/index.ts';
import { withoutUndefined } from '../job/without-undefined.ts';

type PreflightColors = NonNullable<PreflightJob['colors']>;
type PreflightSide = NonNullable<PreflightColors['back']>;

/** Bounds of the job's format. */
const MAX_INK_NAME = 60;
const MAX_SPOTS = 12;

/** The inks of a sheet as a job has them; undefined if they aren't known. */
export function colorsOf(inks: SheetInks | undefined): PreflightColors | undefined {
  if (!inks) return undefined;
  const { front, back } = inks;
  return withoutUndefined({ ...sideOf(front), back: back && sideOf(back) });
}

function sideOf({ process, spots }: SideInks): PreflightSide {
  const kept = spots.slice(0, MAX_SPOTS);
  const spotNames = kept.filter((name) => name !== '' && name.length <= MAX_INK_NAME);
  return {
    process,
    ...(kept.length > 0 && { spots: kept.length }),
    ...(spotNames.length > 0 && { spotNames }),
  };
}
