import type { SpecMeaning } from '@printpartner/contracts/spec-fields';
import type { PreflightJob } from '@printpartner/contracts/types';
import { bindings, perfectBoundSpine } from '@printpartner/print-knowledge/binding';
import { rounded } from '@printpartner/print-knowledge/figures';
import { bookOf } from '../arithmetic/book.ts';
import { WRAPAROUND_PAGES } from '../arithmetic/cover-fault.ts';
import { sizeFault } from '../arithmetic/size-fault.ts';
import { fieldsMeaning, textMeaning, textOf, type Sheet } from '../fields/index.ts';
import { hasNoFold } from '../job/fold-text.ts';
import { jobOf, type SheetJob, type TrimSize } from '../job/index.ts';
import { withoutUndefined } from '../job/without-undefined.ts';
import { MAX_COVER_PAGES, MAX_PAGES, shortText, upTo, withinLimits } from './job-bounds.ts';
import { colorsOf } from './job-colors.ts';

/** `See dummy` leaves a fold open. */
const OPEN = /^(?:tb[acd]|see|same|per|as|open|pending|unknown|not sure)\b|\?/i;
/** Any of these may mean a fold, and so another flat size, though none is ordered: `matching brochure`. */
const FOLDS = /(?<!un-?)fold|accordion|concertina|brochure|\bscor(?:e|ed|es|ing)\b|\bpanels?\b/i;
/** Pieces that designers order by their finished size alone, though most are folded. */
const OFTEN_FOLDED = /\b(?:bulletin|map|menu|newsletter|pamphlet|program|self[- ]?mailer)s?\b/i;
const UNFOLDED = /\b(?:post ?|rack ?)?cards?\b|\bfl[iy]ers?\b|\bposters?\b|\bplacemats?\b/i;
/** Fields whose words may be about folds; not the customer's or the address. */
const foldMeanings: readonly SpecMeaning[] = [
  'name',
  'finished-size',
  'finishing-notes',
  'production-notes',
  'mailing-notes',
];

/**
 * The job that a sheet orders, for preflight: the flat size of a folded piece, the page of a book, and its cover with
 * an estimate of the spine that its papers make. What the sheet doesn't say, or says in words that aren't understood, is absent and
 * isn't checked. The pages of a piece are absent: a file may have one side, both, or several versions.
 */
export function preflightJobOf(sheet: Sheet): PreflightJob {
  const job = jobOf(sheet);
  const { text, cover, binding } = job;
  // How many pages of the file are the cover's isn't known, and so neither how many are the text's.
  const isCounted = !cover || upTo(MAX_COVER_PAGES, cover.pages) !== undefined;
  const rule = bindings.rows.find(({ id }) => id === binding?.id);
  return withoutUndefined({
    name: shortText(job.name),
    ...(job.kind === 'booklet' ? { trim: withinLimits(text.finished) } : pieceSize(sheet, job)),
    pages: isCounted ? upTo(MAX_PAGES, job.pages) : undefined,
    pageMultiple: isCounted ? rule?.pageMultiple : undefined,
    bindingName: shortText(binding?.name ?? ''),
    bleed: bleedOf(job),
    // Without inks of its own, preflight would judge a cover by the inks of the text.
    colors: cover && !(cover.inks && isCounted) ? undefined : colorsOf(text.inks),
    cover: cover && coverOf(job, cover),
  });
}

/**
 * A piece is printed flat, unless it is bound: then its pages have the finished size, as a booklet's. Its finished size is
 * the flat one if nothing on the sheet is about folds, unless such pieces are often folded: then a larger file may be right.
 */
function pieceSize(sheet: Sheet, job: SheetJob): Pick<PreflightJob, 'trim' | 'trimIs'> {
  const { name, text, isBound, binding } = job;
  // The file of a booklet that only its name makes one may have the pages or the flat sheet.
  if (isBound) return { trim: binding || !text.flat ? withinLimits(text.finished) : undefined };
  if (sizeFault(job) !== undefined) return {};
  if (text.flat) return { trim: withinLimits(text.flat) };
  const trim = withinLimits(text.finished);
  if (!trim || textMeaning(sheet, 'flat-size') !== '' || isAboutFolds(sheet, job)) return {};
  const mayBeFolded =
    OFTEN_FOLDED.test(name) && !UNFOLDED.test(name) && !hasNoFold(textMeaning(sheet, 'fold'));
  return { trim, trimIs: mayBeFolded ? 'finished' : undefined };
}

/** In the name, the finishing or any notes: `Tri-fold brochure`, `score and fold`, `4 panels`. */
function isAboutFolds(sheet: Sheet, { fold, unread }: SheetJob): boolean {
  if (fold !== undefined || unread.fold !== undefined) return true;
  const notes = textMeaning(sheet, 'fold');
  if (hasNoFold(notes)) return false;
  if (OPEN.test(notes)) return true;
  const fields = foldMeanings.flatMap((meaning) => fieldsMeaning(sheet, meaning));
  return fields.map((field) => textOf(sheet, field)).some((text) => FOLDS.test(text) && !hasNoFold(text));
}

/** Preflight knows one bleed, so that none is given where text and cover differ. */
function bleedOf({ text, cover }: SheetJob): number | undefined {
  return !cover || cover.bleedIn === text.bleedIn ? text.bleedIn : undefined;
}

function coverOf(job: SheetJob, cover: NonNullable<SheetJob['cover']>): PreflightJob['cover'] {
  return withoutUndefined({
    pages: upTo(MAX_COVER_PAGES, cover.pages),
    ...(cover.flat ? withinLimits(cover.flat) : calculatedCover(job, cover)),
    colors: colorsOf(cover.inks),
  });
}

/** The flat cover and its spine as calculated. More pages than two leaves have are flaps, whose width nobody says. */
function calculatedCover(job: SheetJob, cover: NonNullable<SheetJob['cover']>): PreflightJob['cover'] {
  const spine = cover.pages === WRAPAROUND_PAGES ? spineOf(job) : undefined;
  if (spine === undefined) return {};
  const page = cover.finished ?? job.text.finished;
  const flat = page && withSpine(page, spine, bookOf(job).boundOn);
  return { ...withinLimits(flat), spine, spineIsEstimate: true };
}

const withSpine = ({ width, height }: TrimSize, spine: number, boundOn: 'left' | 'top'): TrimSize =>
  boundOn === 'left'
    ? { width: roundedInches(2 * width + spine), height }
    : { width, height: roundedInches(2 * height + spine) };

/** The spine of a book with a wraparound cover; undefined if the binding or a paper doesn't tell. */
function spineOf({ binding, pages, text, cover }: SheetJob): number | undefined {
  if (binding?.id === 'saddle-stitch') return 0;
  if (binding?.id !== 'perfect-bound' || pages === undefined || !text.stock || !cover?.stock)
    return undefined;
  const { caliperIn: textCaliper } = text.stock;
  const spine = perfectBoundSpine({ pages, textCaliper, coverCaliper: cover.stock.caliperIn });
  return spine.ok ? roundedInches(spine.value.spine) : undefined;
}

/** Calipers have four decimals. */
const roundedInches = (inches: number): number => Number(rounded(inches, 4));
