import { describe, expect, test } from '@jest/globals';
import { buildPage } from '../../../entities/preflight-result/testing/build-result.ts';
import { buildPlacedFinding } from '../testing/build-placed-finding.ts';
import { missingBleed } from './finding-boxes.tsx';
import { boxOnScreen, pageSpace } from './page-space.ts';

const page = buildPage();
const space = pageSpace(page, 72 / 96);

const bleedFinding = (box: [number, number, number, number], measured = 0) =>
  buildPlacedFinding(
    { id: 'bleed' },
    {
      box,
      measured: { value: measured, unit: 'pt', text: '' },
      limit: { value: 9, unit: 'pt', text: '0.125 in' },
    },
  );

describe('F6 missing bleed', () => {
  test.each([
    ['left', [118, 68, 118, 716], [109, 68, 118, 716]],
    ['right', [550, 68, 550, 716], [550, 68, 559, 716]],
    ['bottom', [118, 68, 550, 68], [118, 59, 550, 68]],
    ['top', [118, 716, 550, 716], [118, 716, 550, 725]],
  ] as const)('F6 missing bleed is hatched outside the %s trim edge', (_side, line, strip) => {
    expect(missingBleed(space, page, bleedFinding([...line]))).toEqual(boxOnScreen(space, [...strip]));
  });

  test('F6 missing bleed is hatched only beyond the bleed that exists', () => {
    const strip = missingBleed(space, page, bleedFinding([550, 68, 550, 716], 3));
    expect(strip).toMatchObject({ x: expect.closeTo(453), width: expect.closeTo(6) });
  });

  test('F6 missing bleed is hatched wide enough to see on a small page', () => {
    const strip = missingBleed(pageSpace(page, 0.1), page, bleedFinding([550, 68, 550, 716]));
    expect(strip?.width).toBeGreaterThanOrEqual(5.99);
  });

  test('F6 missing bleed is null for a finding about the whole page or another check', () => {
    expect(missingBleed(space, page, bleedFinding([109, 59, 559, 725]))).toBeNull();
    expect(missingBleed(space, page, buildPlacedFinding())).toBeNull();
  });
});
