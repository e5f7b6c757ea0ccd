import type { PageFacts } from '../facts/document-facts.ts';
import type { JobSpec } from '../job/job-spec.ts';
import { type Box, type BoxName, isEmpty } from '../pdf/boxes.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import type { PagesMessage } from './grouped-findings.ts';
import { inchText, pagesThat, sizeOf } from './figures.ts';

const ID = 'page-boxes';
/** Page units. PDF writers round. */
const ROUNDING = 0.05;
/** Each inner box must be inside its outer box. ISO 15930-7, 6.10. */
const nesting: readonly (readonly [inner: BoxName, outer: BoxName])[] = [
  ['ArtBox', 'BleedBox'],
  ['ArtBox', 'MediaBox'],
  ['TrimBox', 'BleedBox'],
  ['TrimBox', 'MediaBox'],
  ['BleedBox', 'MediaBox'],
  ['CropBox', 'MediaBox'],
];

/** Whether there is a TrimBox and the page boxes are nested correctly. */
export const pageBoxes: Check = {
  id: ID,
  needsPageContent: false,
  isFullOnly: false,
  evaluate: ({ facts, job }) =>
    verdictOf(
      facts.pages.flatMap((page) => findingsOf(page, job)),
      'Every page has a TrimBox, and the page boxes are nested correctly.',
    ),
};

function findingsOf(page: PageFacts, job: JobSpec): Finding[] {
  const { rawBoxes, number } = page;
  const pageFinding = (
    severity: 'warning' | 'fail',
    box: Box | undefined,
    object: string,
    message: string | PagesMessage,
    advice: string,
  ) => finding(ID, { severity, page: number, box: box ?? null, object, message, advice });
  const findings: Finding[] = [];
  if (!rawBoxes.MediaBox)
    findings.push(
      pageFinding(
        'fail',
        undefined,
        'MediaBox',
        (pages) => `${pagesThat(pages, 'has', 'have')} no readable MediaBox, so the page size is a guess.`,
        'Export the page again from the original program.',
      ),
    );
  for (const [name, box] of Object.entries(rawBoxes)) {
    if (!isEmpty(box)) continue;
    const message = `Page ${number}: the ${name} has no area.`;
    findings.push(
      pageFinding(
        severityOf(name),
        undefined,
        name,
        message,
        'Export the page again, or set its boxes in Acrobat under Print Production › Set Page Boxes.',
      ),
    );
  }
  for (const [inner, outer] of nesting) {
    const [a, b] = [rawBoxes[inner], rawBoxes[outer]];
    if (!a || !b || isEmpty(a) || isEmpty(b) || isWithin(a, b)) continue;
    const message = `Page ${number}: the ${inner} extends beyond the ${outer}.`;
    findings.push(
      pageFinding(
        severityOf(inner),
        a,
        inner,
        message,
        "Export the page again with the document's trim and bleed, or set its boxes in Acrobat under Print Production › Set Page Boxes.",
      ),
    );
  }
  if (!rawBoxes.TrimBox)
    findings.push(
      pageFinding(
        'warning',
        page.boxes.TrimBox,
        'TrimBox',
        (pages) => `${pagesThat(pages, 'has', 'have')} no TrimBox${trimText(page, job)}`,
        'Export as PDF/X from InDesign or Illustrator, or turn on crop marks and bleed in Canva; for Word, tell the printer the trim size.',
      ),
    );
  const { CropBox, MediaBox } = rawBoxes;
  if (CropBox && MediaBox && !isEmpty(CropBox) && isWithin(CropBox, MediaBox) && !isWithin(MediaBox, CropBox))
    findings.push(
      pageFinding(
        'warning',
        CropBox,
        'CropBox',
        (pages) => `${pagesThat(pages, 'is', 'are')} cropped: the CropBox is smaller than the MediaBox.`,
        'Undo the crop in Acrobat, or tell the printer which box to use.',
      ),
    );
  return findings;
}

/** No press is set up by the ArtBox, so a wrong one spoils nothing. */
const severityOf = (box: string): 'warning' | 'fail' => (box === 'ArtBox' ? 'warning' : 'fail');

/** What the trim of a page without a TrimBox is taken to be: the spec sheet's, a standard size, or unknown. */
function trimText({ boxes: { TrimBox, CropBox }, drawnTrim }: PageFacts, job: JobSpec): string {
  if (isWithin(CropBox, TrimBox)) return ', so the trim size is unknown.';
  if (drawnTrim)
    return `; the drawn crop marks show a trim of ${sizeOf([drawnTrim[2] - drawnTrim[0], drawnTrim[3] - drawnTrim[1]])}, which is taken.`;
  if (job.trim || job.cover) return '; with bleed the size is that of the job, which is taken as the trim.';
  const [x0, y0, x1, y1] = TrimBox;
  return `; the size looks like ${sizeOf([x1 - x0, y1 - y0])} with ${inchText(x0 - CropBox[0])} bleed and is checked as that.`;
}

const isWithin = (a: Box, b: Box): boolean =>
  a[0] >= b[0] - ROUNDING && a[1] >= b[1] - ROUNDING && a[2] <= b[2] + ROUNDING && a[3] <= b[3] + ROUNDING;
