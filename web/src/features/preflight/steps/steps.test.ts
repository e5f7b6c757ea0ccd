import { describe, expect, it } from '@jest/globals';
import { stepsOfCheck } from './steps-of-check.ts';
import { programs } from './steps.ts';

const checkIds = [
  'file-integrity',
  'page-size',
  'page-boxes',
  'bleed',
  'safe-margin',
  'image-resolution',
  'color-space',
  'ink-coverage',
  'fonts',
  'text-size',
  'hairlines',
  'transparency',
  'overprint',
  'interactive',
  'output-intent',
];

describe.each(checkIds)('what to do about %s', (id) => {
  it.each(programs)('has sentences for $label', ({ id: program }) => {
    const steps = stepsOfCheck(id, null)?.[program] ?? [];
    expect(steps.length).toBeGreaterThanOrEqual(2);
    for (const step of steps) expect(step).toMatch(/^[A-Z].+\.$/);
  });
});

it('names the pixels an image needs, and the size at which it prints well', () => {
  const size = {
    pixels: '506 × 342',
    placedAt: '3.42 × 2.31 in',
    needed: '1026 × 693 px',
    goodWidth: '2.25 in',
    goodPpi: 225,
  };
  const steps = stepsOfCheck('image-resolution', size);
  for (const { id } of programs) {
    const text = steps?.[id].join(' ');
    expect(text).toContain('1026 × 693 px');
    expect(text).toContain('2.25 in wide, which gives 225 ppi.');
  }
});
