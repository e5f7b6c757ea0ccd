import { hasKnownTrim, isBookletLike, stitched } from '../checks/ordered/booklet.ts';
import { type OrderedFile, orderedFile } from '../checks/ordered/ordered-file.ts';
import { type PrintedPage, printedPages } from '../checks/printed-page.ts';
import type { DocumentSurvey } from '../facts/survey.ts';
import type { InkFacts } from '../facts/ink-facts.ts';
import { saddleStitch } from '../job/bindings.ts';
import { jobProblem } from '../job/job-rules.ts';
import type { JobSpec, JobColors, SideColors } from '../job/job-spec.ts';
import { isSameSize, points, type Size } from '../job/ordered-sizes.ts';
import { isStandardSize, standardSizeOf } from '../job/standard-sizes.ts';
import { inkKeyOf } from '../checks/ink-key.ts';
import { isProcess, printedInks } from '../checks/ordered/ink-groups.ts';
import { isTechnicalInk } from '../facts/technical-inks.ts';

/** Above, a booklet is rather perfect bound or has a coil. The product's guide: 40–48 pages on 100# text. */
const MAX_STITCHED = 48;

/** A flat piece has a front and a back. */
const SIDES = 2;
/** Bounds of the job's format. */
const MAX_SPOTS = 12;
const MAX_NAME = 60;

/**
 * The job that a file looks like, to offer to someone who didn't say any: the trim, the number of pages, a binding and
 * the inks, each only if the file suggests it with some certainty. Nothing is checked against it. Null if the trim isn't clear.
 */
export function guessedJob(survey: DocumentSurvey, ink: readonly InkFacts[] | null): JobSpec | null {
  const pages = [...printedPages({ ...survey, ink })];
  const file = orderedFile(pages, {});
  const trim = trimOf(file);
  if (!trim) return null;
  const colors = guessedColors(pages);
  const guess: JobSpec = {
    trim: { width: inInches(trim[0]), height: inInches(trim[1]) },
    pages: file.textPages,
    ...(isStitched(file) && saddleStitch),
    ...(colors && { colors }),
  };
  // A page can be smaller or larger than any job.
  return jobProblem(guess) === null ? guess : null;
}

const inInches = (pt: number): number => Number((pt / points(1)).toFixed(3));

/** The one size of all pages, if it is sure to be the trim; without the rounding of a standard size. */
function trimOf({ pages }: OrderedFile): Size | null {
  const single = pages.filter(({ role }) => role === 'page');
  const [first] = single;
  if (!first) return null;
  const size = first.page.trim;
  return single.every(({ page }) => isSameSize(page.trim, size) && isTrimSure(page))
    ? (standardSizeOf(size) ?? size)
    : null;
}

/** With a TrimBox, or bleed around a standard size, or a standard size itself. */
const isTrimSure = (page: PrintedPage): boolean =>
  hasKnownTrim(page) || (page.facts.userUnit === 1 && isStandardSize(page.trim));

const isStitched = (file: OrderedFile): boolean =>
  isBookletLike(file) && file.textPages <= MAX_STITCHED && file.textPages % stitched.multiple === 0;

/**
 * The inks that pages print in, front and back of a file of two pages apart. Null if they aren't clear: parts couldn't be
 * read, nothing prints, or there are more spot colors than a press has.
 */
function guessedColors(pages: readonly PrintedPage[]): JobColors | null {
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
  if (spots.size > MAX_SPOTS) return null;
  const spotNames = [...spots.values()].filter((name) => name.length <= MAX_NAME).toSorted();
  return {
    process: process.length === 0 ? 'none' : process.every((ink) => ink === 'Black') ? 'black' : 'cmyk',
    ...(spots.size > 0 && { spots: spots.size }),
    ...(spotNames.length > 0 && { spotNames }),
  };
}
