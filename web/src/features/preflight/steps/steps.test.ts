import { describe, expect, it } from '@jest/globals';
import { preflightCheckId } from '@printpartner/contracts';
import { stepsOfFinding } from './steps-panel.tsx';
import { programs } from './steps.ts';

/** The steps for Overprint depend on the kind of finding. */
const checkIds = preflightCheckId.options.filter((id) => id !== 'overprint');

describe.each(checkIds)('F6 the steps for %s', (id) => {
  it.each(programs)('F6 are at least two sentences for $label', ({ id: program }) => {
    const steps = stepsOfFinding(id, null, undefined)?.[program] ?? [];
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
  const steps = stepsOfFinding('image-resolution', size, undefined);
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
  const steps = stepsOfFinding('overprint', null, kind);

  it.each(programs)('F6 are at least two sentences for $label', ({ id: program }) => {
    expect(steps?.[program].length).toBeGreaterThanOrEqual(2);
    for (const step of steps?.[program] ?? []) expect(step).toMatch(/^[A-Z].+\.$/);
  });

  it('F6 start with the fix for this kind of finding', () => {
    expect(steps?.indesign[0]).toMatch(first);
  });
});
