import { expect, it } from '@jest/globals';
import { buildResult } from '../../test/built-result.ts';
import { headlineOf } from './headline.ts';
import type { CheckId, CheckStatus } from './preflight-result.ts';

type Statuses = Partial<Record<CheckId, CheckStatus>>;

function headline(statuses: Statuses, change: { opens?: boolean; passwordNeeded?: boolean } = {}): string {
  const { checks } = buildResult();
  return headlineOf({
    opens: true,
    passwordNeeded: false,
    checks: checks.map(({ id, status }) => ({ id, status: statuses[id] ?? status })),
    ...change,
  });
}

it.each<[string, Statuses]>([
  [
    'Not ready: 3 faults will show in print',
    { bleed: 'fail', 'image-resolution': 'fail', 'text-size': 'fail', hairlines: 'warning', fonts: 'manual' },
  ],
  ['Not ready: 1 fault will show in print', { 'page-size': 'fail', 'page-boxes': 'warning' }],
  [
    'Not ready: 2 faults will show in print, 1 may stop the file at the printer',
    { bleed: 'fail', fonts: 'fail', 'output-intent': 'fail' },
  ],
  ['Not ready: 1 fault may stop the file at the printer', { interactive: 'fail', bleed: 'warning' }],
  ['Almost ready: 1 thing may show in print', { 'page-size': 'warning' }],
  [
    'Almost ready: 2 things may show in print, 1 to ask the printer about, 1 to check by eye',
    { bleed: 'warning', hairlines: 'warning', 'output-intent': 'warning', 'ink-coverage': 'manual' },
  ],
  ['Almost ready: 1 thing to ask the printer about', { 'output-intent': 'warning' }],
  [
    'Almost ready: 2 things to ask the printer about',
    { 'page-boxes': 'warning', 'output-intent': 'warning' },
  ],
  ['Check by eye: no faults found, but 1 check is inconclusive', { bleed: 'manual' }],
  ['Check by eye: no faults found, but 2 checks are inconclusive', { bleed: 'manual', fonts: 'manual' }],
  ['Ready for press: no faults found', {}],
])('F6 F8 the headline is “%s”', (text, statuses) => {
  expect(headline(statuses)).toBe(text);
});

it('F6 F8 the headline of a file that was not read says why', () => {
  const unread: Statuses = { 'file-integrity': 'fail', bleed: 'manual' };
  expect(headline(unread, { opens: false })).toBe("Not ready: the file can't be opened");
  expect(headline(unread, { opens: false, passwordNeeded: true })).toBe(
    'Not ready: the file is password-protected',
  );
});
