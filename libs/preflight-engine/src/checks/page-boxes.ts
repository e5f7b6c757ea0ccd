import type { PageFacts } from '../facts/document-facts.ts';
import { type Box, type BoxName, isEmpty } from '../pdf/boxes.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';

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

/** Check 3: whether there is a TrimBox and the page boxes are nested correctly. */
export const pageBoxes: Check = {
  id: ID,
  needsPageContent: false,
  isFullOnly: false,
  evaluate: ({ facts }) =>
    verdictOf(
      facts.pages.flatMap(findingsOf),
      'Every page has a TrimBox, and the page boxes are nested correctly.',
    ),
};

function findingsOf(page: PageFacts): Finding[] {
  const { rawBoxes, number } = page;
  const pageFinding = (
    severity: 'warning' | 'fail',
    box: Box | undefined,
    object: string,
    message: string,
    advice: string,
  ) => finding(ID, { severity, page: number, box: box ?? null, object, message, advice });
  const findings: Finding[] = [];
  if (!rawBoxes.MediaBox)
    findings.push(
      pageFinding(
        'fail',
        undefined,
        'MediaBox',
        `Page ${number} has no readable MediaBox, so its size is a guess.`,
        'Export the page again from the original program.',
      ),
    );
  for (const [name, box] of Object.entries(rawBoxes)) {
    if (!isEmpty(box)) continue;
    const message = `Page ${number}: the ${name} has no area.`;
    findings.push(
      pageFinding(
        'fail',
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
        'fail',
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
        `Page ${number} has no TrimBox${isTrimKnown(page) ? '; with bleed it has the size on the spec sheet, which is taken as its trim.' : ', so the trim size is unknown.'}`,
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
        `Page ${number} is cropped: its CropBox is smaller than its MediaBox.`,
        'Undo the crop in Acrobat, or tell the printer which box to use.',
      ),
    );
  return findings;
}

/** The spec sheet says the trim of a page without a TrimBox. Otherwise that is the CropBox. */
const isTrimKnown = ({ boxes: { TrimBox, CropBox } }: PageFacts): boolean => !isWithin(CropBox, TrimBox);

const isWithin = (a: Box, b: Box): boolean =>
  a[0] >= b[0] - ROUNDING && a[1] >= b[1] - ROUNDING && a[2] <= b[2] + ROUNDING && a[3] <= b[3] + ROUNDING;
