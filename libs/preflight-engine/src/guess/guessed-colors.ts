import { inkKeyOf } from '../checks/ink-key.ts';
import { isProcess, printedInks } from '../checks/ordered/ink-groups.ts';
import type { PrintedPage } from '../checks/printed-page.ts';
import { isTechnicalInk } from '../facts/technical-inks.ts';
import type { JobColors, SideColors } from '../job/job-spec.ts';

/** Of a flat piece. */
const SIDES = 2;
/** Bounds of the job's format. */
const MOST_SPOTS = 12;
const LONGEST_NAME = 60;

/**
 * The inks that pages print in, front and back of a file of two pages apart. Null if they aren't clear: parts couldn't be
 * read, nothing prints, or there are more spot colors than a press has.
 */
export function guessedColors(pages: readonly PrintedPage[]): JobColors | null {
  if (pages.some(({ facts, marks }) => facts.faults.length > 0 || marks.isContentLost)) return null;
  const sides = (pages.length === SIDES ? pages.map((page) => [page]) : [pages]).map(colorsOf);
  const [front, back] = sides;
  if (!front || sides.includes(null) || isBlank(front)) return null;
  return back && JSON.stringify(back) !== JSON.stringify(front) ? { ...front, back } : front;
}

const isBlank = ({ process, spots }: SideColors): boolean => process === 'none' && spots === undefined;

function colorsOf(pages: readonly PrintedPage[]): SideColors | null {
  const inks = new Set(pages.flatMap((page) => printedInks(page).map(({ ink }) => ink)));
  const process = [...inks].filter(isProcess);
  // One spelling of each ink, and no lines for finishing.
  const spots = new Map(
    [...inks]
      .filter((ink) => !isProcess(ink) && !isTechnicalInk(ink))
      .map((ink) => [inkKeyOf(ink) ?? ink, ink] as const),
  );
  if (spots.size > MOST_SPOTS) return null;
  const spotNames = [...spots.values()].filter((name) => name.length <= LONGEST_NAME).toSorted();
  return {
    process: process.length === 0 ? 'none' : process.every((ink) => ink === 'Black') ? 'black' : 'cmyk',
    ...(spots.size > 0 && { spots: spots.size }),
    ...(spotNames.length > 0 && { spotNames }),
  };
}
