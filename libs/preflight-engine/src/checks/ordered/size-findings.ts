import { isLoosePiece, mayBeFolded } from '../../job/job-defaults.ts';
import type { JobSpec } from '../../job/job-spec.ts';
import {
  coverOf,
  isCoverSize,
  isSameLength,
  isSameSize,
  type Panels,
  panelsOf,
  points,
  type Size,
  spineSide,
  spreadOf,
  trimOf,
  turned,
} from '../../job/ordered-sizes.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { Finding } from '../../report/preflight-result.ts';
import { finding } from '../check.ts';
import { inchText, plain, sizeOf } from '../figures.ts';
import type { PrintedPage } from '../printed-page.ts';
import type { OrderedFile, OrderedPage } from './ordered-file.ts';

const ID = 'page-size';
const FIX_SIZE = 'Set the document to the size of the job and export it at 100%, or correct the job.';

/** Pages of another size than ordered. The printer can't trim to the ordered size, so each is a fail. */
export function sizeFindings({ pages }: OrderedFile, job: JobSpec): Finding[] {
  const [trim, cover] = [trimOf(job), coverOf(job)];
  return [...pages.flatMap((page) => sizeFinding(page, trim, cover, job)), ...spineMissing(pages, job)];
}

function sizeFinding(ordered: OrderedPage, trim: Size | null, cover: Size | null, job: JobSpec): Finding[] {
  const { page, role } = ordered;
  if (role === 'cover') {
    if (!cover || isCoverSize(page.trim, cover, job)) return [];
    return [job.cover?.spineIsEstimate ? estimatedFinding(page, cover, job) : coverFinding(page, cover, job)];
  }
  if (!trim || isSameSize(page.trim, trim)) return [];
  if (role === 'spread') return [spreadFinding(page, trim)];
  const isTurned = isSameSize(page.trim, turned(trim));
  const { number } = page.facts;
  if (isTurned && isLoosePiece(job)) return [swappedFinding(page, trim)];
  const panels = mayBeFolded(job) ? panelsOf(page.trim, trim) : null;
  // A page count says how many panels there are, and so that the piece is folded.
  if (panels) return job.pages === undefined ? [flatSheetFinding(page, trim, panels)] : [];
  return [
    differs(page, trim, {
      kind: isTurned ? 'rotated' : 'size',
      message: isTurned
        ? `Page ${number} is rotated 90°: it trims to ${sizeOf(page.trim)}; the job says ${sizeOf(trim)}.`
        : `Page ${number} trims to ${sizeOf(page.trim)}; the job says ${sizeOf(trim)}.`,
      advice: isTurned ? 'Turn the page in the document, or correct the orientation of the job.' : FIX_SIZE,
    }),
  ];
}

/** A warning: many write the shorter side of a piece first, whichever way it is read. */
const swappedFinding = (page: PrintedPage, trim: Size): Finding => ({
  ...differs(page, trim, {
    kind: 'rotated',
    message: `Page ${page.facts.number} trims to ${sizeOf(page.trim)}; the job says ${sizeOf(trim)}, which is the other orientation.`,
    advice: 'If the piece is read this way, correct the orientation of the job. If not, turn the page.',
  }),
  severity: 'warning',
});

/** A warning: a folded piece is printed flat, and many write only the size that it is folded to. */
const flatSheetFinding = (page: PrintedPage, trim: Size, { count, panel }: Panels): Finding => ({
  ...differs(page, panel, {
    kind: 'flat sheet',
    message: `Page ${page.facts.number} trims to ${sizeOf(page.trim)}, ${count} times the ${sizeOf(trim)} of the job.`,
    advice:
      'If the piece is folded, enter its flat size and its fold in the job. If not, export one page for each side.',
  }),
  severity: 'warning',
});

const spreadFinding = (page: PrintedPage, trim: Size): Finding =>
  differs(page, trim, {
    kind: 'reader spread',
    message: `Page ${page.facts.number} trims to ${sizeOf(page.trim)}: two pages of ${sizeOf(trim)} side by side (a reader spread).`,
    advice: 'Export single pages: in InDesign choose Pages instead of Spreads; elsewhere split the spread.',
  });

function coverFinding(page: PrintedPage, cover: Size, job: JobSpec): Finding {
  const { number } = page.facts;
  const spines = isSameLength(page.trim[1], cover[1]) ? spinesOf(page.trim, cover, job) : null;
  if (!spines)
    return differs(page, cover, {
      kind: 'cover size',
      message: `Page ${number}, the cover, trims to ${sizeOf(page.trim)}; the job says ${sizeOf(cover)}.`,
      advice: FIX_SIZE,
    });
  const [spine, ordered] = spines;
  const leaves =
    spine < 0
      ? `too narrow for its panels by ${inchText(-spine)}`
      : `which leaves ${isSameLength(spine, 0) ? 'no spine' : `a spine of ${inchText(spine)}`}`;
  return {
    ...differs(page, cover, {
      kind: 'spine',
      message: `Page ${number}, the cover, is ${inchText(page.trim[0])} wide, ${leaves}; the job says ${inchText(cover[0])} with a spine of ${inchText(ordered)}.`,
      advice: 'Set the spine to the width of the job, or ask the printer for the spine of this paper.',
    }),
    object: 'spine',
    box: spineBox(page, Math.max(0, spine)),
    measured: { value: spine, unit: 'pt' },
    limit: { value: ordered, unit: 'pt' },
  };
}

/** A warning, because the cover differs from our calculation and not from what was ordered. */
function estimatedFinding(page: PrintedPage, cover: Size, job: JobSpec): Finding {
  const { number } = page.facts;
  const side = spineSide(cover, trimOf(job));
  const other = side === 0 ? 1 : 0;
  const estimate = points(job.cover?.spine ?? 0);
  const spine = page.trim[side] - (cover[side] - estimate);
  const about = estimate === 0 ? 'no spine' : `a spine of about ${roughText(estimate)}`;
  if (!isSameLength(page.trim[other], cover[other]))
    return {
      ...differs(page, cover, {
        kind: 'cover size',
        message: `Page ${number}, the cover, trims to ${sizeOf(page.trim)}; for this book, with ${about}, it is about ${sizeOf(cover)}.`,
        advice: 'Ask the printer for the size of the flat cover.',
      }),
      severity: 'warning',
    };
  const found = spine < 0 ? `is ${roughText(-spine)} too small for its panels` : `has ${roughText(spine)}`;
  const calculated =
    estimate === 0
      ? 'this binding needs no spine'
      : `for these papers the spine is about ${roughText(estimate)}`;
  return {
    ...differs(page, cover, {
      kind: 'spine',
      message: `Page ${number}: ${calculated}; this cover ${found}.`,
      advice: 'Ask the printer for the spine of these papers, and set the cover to it.',
    }),
    severity: 'warning',
    object: 'spine',
    ...(side === 0 && { box: spineBox(page, Math.max(0, spine)) }),
    measured: { value: spine, unit: 'pt' },
    limit: { value: estimate, unit: 'pt' },
  };
}

/** A calculated length has no more than two reliable digits. */
const roughText = (pt: number): string => `${plain(pt / points(1), 2)} in`;

/** The file's and the ordered spine, pt, of a cover whose panels are as wide as the pages; null for another cover. */
function spinesOf(size: Size, cover: Size, job: JobSpec): readonly [spine: number, ordered: number] | null {
  const trim = trimOf(job);
  if (!trim) return null;
  const panels = spreadOf(trim)[0];
  // A cover bound at the top has its spine across.
  if (cover[0] < panels - 1) return null;
  // What is beyond the panels may be flaps.
  if (job.cover?.spine === undefined && cover[0] - panels > trim[0] / 2) return null;
  // With flaps, the ordered width says more than the panels.
  const ordered = job.cover?.spine === undefined ? cover[0] - panels : points(job.cover.spine);
  return [ordered + size[0] - cover[0], ordered];
}

/** The strip between the panels, in page units. */
function spineBox({ facts, pt }: PrintedPage, spine: number): Box {
  const [x0, y0, x1, y1] = facts.boxes.TrimBox;
  const half = spine / pt(1) / 2;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return facts.rotate % 180 === 0 ? [x - half, y0, x + half, y1] : [x0, y - half, x1, y + half];
}

/** A cover of single pages has no place for the spine. A warning, because a spine can stay unprinted. */
function spineMissing(pages: readonly OrderedPage[], { cover }: JobSpec): Finding[] {
  const single = pages.find(({ role }) => role === 'cover page');
  if (!single || !cover?.spine) return [];
  const { page } = single;
  return [
    finding(ID, {
      severity: 'warning',
      kind: 'spine',
      fromJob: true,
      page: page.facts.number,
      box: page.facts.boxes.TrimBox,
      object: 'spine',
      measured: { value: 0, unit: 'pt' },
      limit: { value: points(cover.spine), unit: 'pt' },
      message: cover.spineIsEstimate
        ? `The cover is in single pages, without a spine. For these papers it is about ${roughText(points(cover.spine))}.`
        : `The cover is in single pages, without the spine of ${inchText(points(cover.spine))} of the job.`,
      advice: 'Set the cover as one flat page: back, spine and front, with bleed around them.',
    }),
  ];
}

/** A finding on the trim of a page; the figures are those of the side that differs. */
function differs(
  page: PrintedPage,
  ordered: Size,
  { kind, message, advice }: Pick<Finding, 'message' | 'advice'> & { kind: string },
): Finding {
  const side = isSameLength(page.trim[0], ordered[0]) ? 1 : 0;
  return finding(ID, {
    severity: 'fail',
    kind,
    fromJob: true,
    page: page.facts.number,
    box: page.facts.boxes.TrimBox,
    object: `${side === 0 ? 'width' : 'height'} of page ${page.facts.number}`,
    measured: { value: page.trim[side], unit: 'pt' },
    limit: { value: ordered[side], unit: 'pt' },
    message,
    advice,
  });
}
