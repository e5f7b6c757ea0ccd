import { describe, expect, it } from '@jest/globals';
import { FailedCall, reportOf } from './report-errors.ts';

it('K8 a failed call is named with errors of the next five seconds only', () => {
  const failed = new FailedCall();
  expect(failed.idAt(0)).toBeUndefined();
  failed.note('one', 1_000);
  failed.note('two', 2_000);
  expect([2_000, 7_000, 7_001].map((now) => failed.idAt(now))).toEqual(['two', 'two', undefined]);
});

const MARK = 'Lakeview menu';
const host = 'https://print.example/assets';

function thrown(name: string, message: string, stack: string): Error {
  const error = new Error(message);
  return Object.assign(error, { name, stack });
}

describe('reportOf', () => {
  it('K8 reads positions in our files from the stacks of each engine, and nothing else', () => {
    const chromium = thrown(
      'TypeError',
      `Cannot read properties of null (reading '${MARK}')\n    at ${MARK} (${host}/forged-1.js:1:1)`,
      `TypeError: Cannot read properties of null (reading '${MARK}')\n    at ${MARK} (${host}/forged-1.js:1:1)\n    at save (${host}/projects-Bx3k.js:2:1045)\n    at ${host}/index-a_1.js:1:20\n    at eval (https://elsewhere.example/x.js:1:2)`,
    );
    expect(reportOf(chromium)).toEqual({
      name: 'TypeError',
      message: 'Cannot read properties of null',
      frames: ['projects-Bx3k.js:2:1045', 'index-a_1.js:1:20'],
    });
    const firefox = thrown(
      'RangeError',
      MARK,
      `save@${host}/projects-Bx3k.js:2:1045\n@${host}/index-a_1.js:1:20\n`,
    );
    expect(reportOf(firefox)).toEqual({
      name: 'RangeError',
      frames: ['projects-Bx3k.js:2:1045', 'index-a_1.js:1:20'],
    });
  });

  it('K8 names React’s error and the file that did not load', () => {
    expect(reportOf(thrown('Error', `Minified React error #418; visit ${MARK}`, ''))).toMatchObject({
      message: 'Minified React error',
      reactError: 418,
    });
    const cause = new TypeError(`Failed to fetch dynamically imported module: ${host}/terms-Ab1.js`);
    expect(reportOf(new Error(MARK, { cause }))).toMatchObject({
      message: 'Failed to fetch dynamically imported module',
      file: 'terms-Ab1.js',
    });
  });

  it('K8 a report has no text of a value that is not an error, or of a class with an unusual name', () => {
    expect(reportOf(MARK)).toEqual({ name: 'NoError', frames: [] });
    expect(reportOf(thrown(MARK, MARK, ''))).toEqual({ name: 'Error', frames: [] });
  });
});
