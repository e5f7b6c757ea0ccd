import { describe, expect, it } from '@jest/globals';
import { preflightCheckId } from '@printpartner/contracts';
import type { PreflightCheckId } from '@printpartner/contracts/types';
import { stepsOfFinding, jobSteps } from './steps-panel.tsx';
import { programs } from './steps.ts';

/** The steps for Overprint depend on the kind of finding. */
const checkIds = preflightCheckId.options.filter((id) => id !== 'overprint');

const ofFile = { limit: null };

describe.each(checkIds)('F6 the steps for %s', (id) => {
  it.each(programs)('F6 steps are at least two sentences for $label', ({ id: program }) => {
    const steps = stepsOfFinding(id, null, ofFile, 'sheetfed')?.[program] ?? [];
    expect(steps.length).toBeGreaterThanOrEqual(2);
    for (const step of steps) expect(step).toMatch(/^[A-Z].+\.$/);
  });
});

it('F6 the steps for an image name the pixels it needs and the width at which it is sharp enough', () => {
  const size = {
    pixels: '506 × 342',
    placedAt: '3.42 × 2.31 in',
    needed: '1026 × 693 px',
    goodWidth: '2.25 in',
    goodPpi: 225,
  };
  const steps = stepsOfFinding('image-resolution', size, ofFile, 'sheetfed');
  for (const { id } of programs) {
    const text = steps?.[id].join(' ');
    expect(text).toContain('1026 × 693 px');
    expect(text).toContain('2.25 in wide, which gives 225 ppi.');
  }
});

describe.each([
  ['white overprints', /Overprint Fill/],
  ['black knocks out', /Overprint \[Black\]/],
  ['rich black text', /\[Black\], which is K 100/],
  ['registration inside', /\[Registration\] by \[Black\]/],
])('F6 the steps for %s', (kind, first) => {
  const steps = stepsOfFinding('overprint', null, { ...ofFile, kind }, 'sheetfed');

  it.each(programs)('F6 steps are at least two sentences for $label', ({ id: program }) => {
    expect(steps?.[program].length).toBeGreaterThanOrEqual(2);
    for (const step of steps?.[program] ?? []) expect(step).toMatch(/^[A-Z].+\.$/);
  });

  it('F6 steps start with the fix for this kind of finding', () => {
    expect(steps?.indesign[0]).toMatch(first);
  });
});

/** Written out: the kinds of the engine's README. */
const kindsFromJob: [kind: string, checkId: PreflightCheckId, first: RegExp][] = [
  ['size', 'page-size', /Document Setup/],
  ['rotated', 'page-size', /orientation/],
  ['reader spread', 'page-size', /Pages, not Spreads/],
  ['flat sheet', 'page-size', /flat size and its fold/],
  ['page count', 'page-size', /page count of the job/],
  ['page multiple', 'page-size', /binding can use/],
  ['cover size', 'page-size', /back, spine and front/],
  ['spine', 'page-size', /spine page/],
  ['no bleed ordered', 'bleed', /inside the page/],
  ['ink not ordered', 'color-space', /turn off the ordered inks/],
  ['color missing', 'color-space', /color version/],
  ['spot not ordered', 'color-space', /Ink Manager/],
  ['spots missing', 'color-space', /type is Spot/],
];

describe.each(kindsFromJob)('F7 the steps for the difference “%s”', (kind, checkId, first) => {
  const steps = stepsOfFinding(checkId, null, { ...ofFile, kind, fromJob: true }, 'sheetfed');

  it('F7 steps start with the fix, and are at least two sentences for each program', () => {
    expect(steps?.indesign[0]).toMatch(first);
    for (const { id } of programs) {
      expect(steps?.[id].length).toBeGreaterThanOrEqual(2);
      for (const step of steps?.[id] ?? []) expect(step).toMatch(/^[A-Z].+\.$/);
    }
  });
});

it('F7 there are steps for exactly the differences that the engine finds', () => {
  expect(Object.keys(jobSteps).toSorted()).toEqual(kindsFromJob.map(([kind]) => kind).toSorted());
});

it('F7 the steps for ink that was not ordered do not convert to CMYK, and those of a file without a job do', () => {
  const text = (finding: Parameters<typeof stepsOfFinding>[2]) =>
    JSON.stringify(stepsOfFinding('color-space', null, finding, 'sheetfed'));
  expect(text({ ...ofFile, kind: 'ink not ordered', fromJob: true })).not.toMatch(
    /CMYK Color|Convert to Profile/,
  );
  expect(text(ofFile)).toMatch(/CMYK Color/);
});

it('F7 the steps for bleed name the ordered bleed, and 0.125 in where 3 mm pass for it', () => {
  const wordSteps = (value: number, fromJob: boolean) =>
    stepsOfFinding('bleed', null, { fromJob, limit: { value, unit: 'pt', text: '' } }, 'sheetfed')?.word.join(
      ' ',
    );
  expect(wordSteps(18, true)).toMatch(/paper 0\.5 in wider.*margins in by 0\.25 in/);
  expect(wordSteps(8.5, true)).toMatch(/paper 0\.25 in wider.*margins in by 0\.125 in/);
});

it('F6 the steps for large format name its own figures', () => {
  const textOf = (checkId: PreflightCheckId, points: number) =>
    JSON.stringify(
      stepsOfFinding(checkId, null, { limit: { value: points, unit: 'pt', text: '' } }, 'large-format'),
    );
  expect(textOf('bleed', 18)).toMatch(/set Bleed to 0\.25 in/);
  expect(textOf('safe-margin', 36)).toMatch(/set 0\.5 in or more/);
  expect(textOf('safe-margin', 36)).not.toMatch(/0\.125|0\.375/);
  expect(textOf('text-size', 12)).toMatch(/to 14 pt, or at least 12 pt in black only/);
  expect(textOf('hairlines', 0.5)).toMatch(/set 0\.5 pt or more/);
  expect(textOf('hairlines', 0.5)).not.toMatch(/0\.25|¼/);
});
