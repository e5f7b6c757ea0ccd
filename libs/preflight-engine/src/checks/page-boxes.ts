import type { PageFacts } from '../facts/document-facts.ts';
import { type Box, type BoxName, isEmpty } from '../pdf/boxes.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';

const id = 'page-boxes';
/** Units: writers round. */
const ROUNDING = 0.05;
/** Each must lie within the next. ISO 15930-7, 6.10. */
const nesting: readonly (readonly [inner: BoxName, outer: BoxName])[] = [
  ['ArtBox', 'BleedBox'],
  ['ArtBox', 'MediaBox'],
  ['TrimBox', 'BleedBox'],
  ['TrimBox', 'MediaBox'],
  ['BleedBox', 'MediaBox'],
  ['CropBox', 'MediaBox'],
];

/** 3: whether the boxes say where to cut, and make sense together. */
export const pageBoxes: Check = {
  id,
  readsContent: false,
  isFullOnly: false,
  judge: ({ facts }) =>
    verdictOf(
      facts.pages.flatMap(findingsOf),
      'Every page has a TrimBox, and its boxes lie within one another.',
    ),
};

function findingsOf(page: PageFacts): Finding[] {
  const { rawBoxes, number } = page;
  const tell = (
    severity: 'warning' | 'fail',
    box: Box | undefined,
    object: string,
    message: string,
    advice: string,
  ) => finding(id, { severity, page: number, box: box ?? null, object, message, advice });
  const findings: Finding[] = [];
  if (!rawBoxes.MediaBox)
    findings.push(
      tell(
        'fail',
        undefined,
        'MediaBox',
        `Page ${number} has no MediaBox, or none that can be read: its size is a guess.`,
        'Export the page again from the program that made it.',
      ),
    );
  for (const [name, box] of Object.entries(rawBoxes)) {
    if (!isEmpty(box)) continue;
    const message = `The ${name} of page ${number} has no area.`;
    findings.push(
      tell(
        'fail',
        undefined,
        name,
        message,
        'Export the page again; in Acrobat, set its boxes under Print Production › Set Page Boxes.',
      ),
    );
  }
  for (const [inner, outer] of nesting) {
    const [a, b] = [rawBoxes[inner], rawBoxes[outer]];
    if (!a || !b || isEmpty(a) || isEmpty(b) || isWithin(a, b)) continue;
    const message = `The ${inner} of page ${number} reaches beyond its ${outer}.`;
    findings.push(
      tell(
        'fail',
        a,
        inner,
        message,
        'Export the page again with trim and bleed of the document; in Acrobat, set its boxes under Print Production › Set Page Boxes.',
      ),
    );
  }
  if (!rawBoxes.TrimBox)
    findings.push(
      tell(
        'warning',
        page.boxes.TrimBox,
        'TrimBox',
        `Page ${number} does not say where it is cut (no TrimBox).`,
        'Export as PDF/X from InDesign or Illustrator, tick crop marks and bleed in Canva; from Word, tell the printer the trim size.',
      ),
    );
  const { CropBox, MediaBox } = rawBoxes;
  if (CropBox && MediaBox && !isEmpty(CropBox) && isWithin(CropBox, MediaBox) && !isWithin(MediaBox, CropBox))
    findings.push(
      tell(
        'warning',
        CropBox,
        'CropBox',
        `Page ${number} was cropped for the screen (its CropBox is smaller than its MediaBox).`,
        'Undo the cropping in Acrobat, or say which of the two is meant.',
      ),
    );
  return findings;
}

const isWithin = (a: Box, b: Box): boolean =>
  a[0] >= b[0] - ROUNDING && a[1] >= b[1] - ROUNDING && a[2] <= b[2] + ROUNDING && a[3] <= b[3] + ROUNDING;
