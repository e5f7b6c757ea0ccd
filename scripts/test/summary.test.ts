import { describe, expect, it } from '@jest/globals';
import { summaryOf } from './summary.ts';

const units = {
  name: 'units',
  passed: 7,
  failed: 0,
  skipped: 2,
  seconds: 61.26,
  times: Array.from({ length: 24 }, (_, index) => ({
    file: `unit-${index % 12}.test.ts`,
    title: `K2 case ${index}`,
    seconds: index,
  })),
};
const browser = {
  name: 'browser',
  passed: 3,
  failed: 1,
  skipped: 0,
  seconds: 4,
  times: [{ file: 'home.spec.ts', title: 'H1 opens', seconds: 30 }],
  flakes: ['home › opens'],
};

describe('summaryOf', () => {
  it('K2 ends with the total of all steps', () => {
    expect(summaryOf([units, browser], { seconds: 65, ranAll: true }).at(-1)).toBe(
      '10 passed, 1 failed, 2 skipped',
    );
    expect(summaryOf([{ ...units, skipped: 0 }], { seconds: 65, ranAll: true }).at(-1)).toBe(
      '7 passed, 0 failed',
    );
  });

  it('K2 lists the time of each step, the twenty dearest tests and the ten dearest files', () => {
    const lines = summaryOf([units, browser], { seconds: 65, ranAll: false });
    expect(lines).toEqual(expect.arrayContaining(['    61.3 s  units', '     4.0 s  browser']));
    const tests = lines.filter((line) => line.includes(' › ') && line.includes(' s  '));
    expect(tests).toHaveLength(20);
    expect(tests.slice(0, 2)).toEqual([
      '    30.0 s  home.spec.ts › H1 opens',
      '    23.0 s  unit-11.test.ts › K2 case 23',
    ]);
    const files = lines.filter((line) => /\.(test|spec)\.ts$/.test(line));
    expect(files).toHaveLength(10);
    expect(files.slice(0, 2)).toEqual(['    34.0 s  unit-11.test.ts', '    32.0 s  unit-10.test.ts']);
  });

  it('K2 lists the flaky tests', () => {
    const lines = summaryOf([units, browser], { seconds: 65, ranAll: true });
    expect(lines.join('\n')).toContain('Flaky tests (passed on retry): 1\n  home › opens\n');
  });

  it('K2 names the skipped tests, but not hundreds', () => {
    const skips = Array.from({ length: 22 }, (_, index) => `test ${index}`);
    const lines = summaryOf([{ ...units, skips }, browser], { seconds: 65, ranAll: true }).join('\n');
    expect(lines).toContain('Skipped tests: 22\n  test 0\n');
    expect(lines).toContain('\n  test 19\n  and 2 more\n');
    expect(summaryOf([browser], { seconds: 65, ranAll: true }).join('\n')).not.toContain('Skipped');
  });

  it('K2 compares a complete run with the time limit, but not a partial run', () => {
    const budget = (ranAll: boolean) =>
      summaryOf([units], { seconds: 754, ranAll }).find((line) => line.startsWith('Total time'));
    expect(budget(true)).toBe('Total time: 12 min 34 s (budget 12 min on two cores)');
    expect(budget(false)).toBeUndefined();
  });

  it('K2 rounds to whole minutes and seconds', () => {
    const lines = summaryOf([units], { seconds: 779.6, ranAll: true });
    expect(lines.join('\n')).toContain('Total time: 13 min 00 s (');
  });
});
