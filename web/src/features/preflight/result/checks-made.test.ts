import { expect, it } from '@jest/globals';
import { madeCheck, madeResult } from '../testing/made-result.ts';
import { checksMade, notMadeText } from './checks-made.ts';

const integrity = madeCheck('file-integrity', { status: 'fail' });
const others = ['bleed', 'fonts'].map((id) => madeCheck(id, { status: 'manual' }));

it('F6 of a file that cannot be opened one line tells of all that was not checked', () => {
  const result = madeResult([integrity, ...others], { opens: false });
  expect(checksMade(result)).toEqual([integrity]);
  expect(notMadeText(result)).toBe('2 more checks were not made: the file cannot be opened.');
  expect(notMadeText({ ...result, passwordNeeded: true })).toBe(
    '2 more checks were not made: the file is locked.',
  );
});

it('F6 of a file that opens each check stands for itself', () => {
  const result = madeResult([integrity, ...others]);
  expect(checksMade(result)).toHaveLength(3);
  expect(notMadeText(result)).toBeUndefined();
});
