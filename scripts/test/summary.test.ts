import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './summary.ts';

const units = {
  name: 'units',
  passed: 7,
  failed: 0,
  skipped: 2,
  seconds: 61.26,
  files: Array.from({ length: 12 }, (_, index) => ({ file: `unit-${index}.test.ts`, seconds: index })),
};
const browser = {
  name: 'browser',
  passed: 3,
  failed: 1,
  skipped: 0,
  seconds: 4,
  files: [{ file: 'home.spec.ts', seconds: 30 }],
  flakes: ['home › opens'],
};

describe('the end of a test run', () => {
  it('K1 counts every runner on its last line', () => {
    expect(summaryOf([units, browser], { seconds: 65, ranAll: true }).at(-1)).toBe(
      '10 passed, 1 failed, 2 skipped',
    );
    expect(summaryOf([{ ...units, skipped: 0 }], { seconds: 65, ranAll: true }).at(-1)).toBe(
      '7 passed, 0 failed',
    );
  });

  it('K1 tells the time of each step and the ten slowest files of all of them', () => {
    const lines = summaryOf([units, browser], { seconds: 65, ranAll: false });
    expect(lines).toEqual(expect.arrayContaining(['    61.3 s  units', '     4.0 s  browser']));
    const slowest = lines.filter((line) => /\.(test|spec)\.ts$/.test(line));
    expect(slowest).toHaveLength(10);
    expect(slowest.slice(0, 2)).toEqual(['    30.0 s  home.spec.ts', '    11.0 s  unit-11.test.ts']);
  });

  it('K1 names what passed only at its second try', () => {
    const lines = summaryOf([units, browser], { seconds: 65, ranAll: true });
    expect(lines.join('\n')).toContain('Flakes, passed at a second try: 1\n  home › opens\n');
  });

  it('K1 holds a whole run against its budget, a part of it not', () => {
    const budget = (ranAll: boolean) =>
      summaryOf([units], { seconds: 754, ranAll }).find((line) => line.startsWith('Took'));
    expect(budget(true)).toBe('Took 12 min 34 s of the 15 minutes that everything may take');
    expect(budget(false)).toBeUndefined();
  });

  it('K1 counts sixty seconds as a minute', () => {
    const lines = summaryOf([units], { seconds: 779.6, ranAll: true });
    expect(lines.join('\n')).toContain('Took 13 min 00 s of');
  });
});
