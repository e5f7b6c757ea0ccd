import type { PreflightCheck, PreflightFinding } from '@printpartner/contracts/types';
import { buildCheck, buildFinding } from '../../../entities/preflight-result/testing/build-result.ts';
import type { PlacedFinding } from '../pages/placed-finding.ts';

/** A finding of an Image Resolution check on page 1. */
export function buildPlacedFinding(
  check: Partial<PreflightCheck> = {},
  overrides: Partial<PreflightFinding> = {},
  index = 0,
): PlacedFinding {
  const finding = buildFinding({
    page: 1,
    box: [200, 200, 300, 300],
    measured: { value: 148.1, unit: 'ppi', text: '148.1 ppi' },
    message: 'The image is 148 ppi effective.',
    advice: '',
    ...overrides,
  });
  return {
    check: buildCheck('image-resolution', {
      name: 'Image Resolution',
      message: '',
      findings: [finding],
      ...check,
    }),
    finding,
    index,
    marker: 2,
  };
}
