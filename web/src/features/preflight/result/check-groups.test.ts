import { expect, it } from '@jest/globals';
import { madeCheck, madeFinding } from '../testing/made-result.ts';
import { groupChecks, placeFindings } from './check-groups.ts';

const checks = [
  madeCheck('file-integrity'),
  madeCheck('bleed', { findings: [madeFinding(), madeFinding({ severity: 'warning' })] }),
  madeCheck('safe-margin', { findings: [madeFinding({ severity: 'warning' })] }),
  madeCheck('image-resolution', { findings: [madeFinding()] }),
  madeCheck('ink-coverage', { status: 'manual' }),
];

it('groups checks by what they ask for, worst first', () => {
  expect(groupChecks(checks).map(({ title, checks: group }) => [title, group.map(({ id }) => id)])).toEqual([
    ['Fix before you send', ['bleed', 'image-resolution']],
    ['Look at these', ['safe-margin']],
    ['Needs a person', ['ink-coverage']],
    ['Passed', ['file-integrity']],
  ]);
});

it('leaves out a group without a check', () => {
  expect(groupChecks([madeCheck('fonts')]).map(({ title }) => title)).toEqual(['Passed']);
});

it('numbers findings by their check, as the list has it', () => {
  const placed = placeFindings(checks);
  expect(placed.map(({ check, index, marker }) => [check.id, index, marker])).toEqual([
    ['bleed', 0, 1],
    ['bleed', 1, 1],
    ['image-resolution', 0, 2],
    ['safe-margin', 0, 3],
  ]);
});
