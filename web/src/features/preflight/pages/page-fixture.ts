import type { PreflightCheck, PreflightFinding, PreflightPage } from '@printpartner/contracts/types';
import { madeCheck, madeFinding } from '../testing/made-result.ts';
import type { Box } from './page-space.ts';
import type { PlacedFinding } from './page-view.ts';

/** A page for tests: 6 × 9 in with 0.125 in of bleed in a larger sheet, its origin elsewhere. */
export function somePage(changes: Partial<PreflightPage> = {}): PreflightPage {
  const boxes = {
    MediaBox: [100, 50, 568, 734] as Box,
    CropBox: [100, 50, 568, 734] as Box,
    BleedBox: [109, 59, 559, 725] as Box,
    TrimBox: [118, 68, 550, 716] as Box,
    ArtBox: [118, 68, 550, 716] as Box,
  };
  return { number: 1, rotate: 0, userUnit: 1, boxes, ...changes };
}

/** One finding of a check that has several like it. */
export function someFinding(
  check: Partial<PreflightCheck> = {},
  finding: Partial<PreflightFinding> = {},
  index = 0,
): PlacedFinding {
  const made = madeFinding({
    page: 1,
    box: [200, 200, 300, 300],
    measured: { value: 148.1, unit: 'ppi', text: '148.1 ppi' },
    message: 'The image is 148 ppi effective.',
    advice: '',
    ...finding,
  });
  return {
    check: madeCheck('image-resolution', {
      name: 'Image Resolution',
      message: '',
      findings: [made],
      ...check,
    }),
    finding: made,
    index,
    marker: 2,
  };
}
