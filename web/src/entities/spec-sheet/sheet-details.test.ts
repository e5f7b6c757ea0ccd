import { expect, test } from '@jest/globals';
import { detailedSheets } from './sheet-details.ts';
import { summaryOf } from './spec-sheet-cache.ts';
import { buildSheet } from './testing/build-sheet.ts';

let ids = 0;
/** The time is in the test's time zone, without an offset. */
function sheet(name: string, updated_at: string, values: Record<string, string> = {}) {
  const id = String(++ids);
  const { data } = buildSheet();
  return summaryOf(buildSheet({ id, name, updated_at, data: { ...data, ...values } }));
}

// ICU puts a narrow no-break space before AM and PM.
const plain = (text: string) => text.replaceAll('\u202f', ' ');
const namesOf = (sheets: ReturnType<typeof sheet>[]) =>
  detailedSheets(sheets).map(({ fullName }) => plain(fullName));

test('S11 detailedSheets gives customer, quantities and date only to sheets of one kind with the same name', () => {
  const lakeview = { companyName: 'Lakeview Arts', quantity: '2,500' };
  expect(
    namesOf([
      sheet('Spring mailer', '2026-11-20T09:05:10', lakeview),
      sheet('Spring mailer', '2026-11-19T17:30:00'),
      sheet('Fall', '2026-11-20T09:05:10', lakeview),
      { ...sheet('Fall', '2026-11-20T09:05:10'), kind: 'custom' },
    ]),
  ).toEqual([
    'Spring mailer · Lakeview Arts · 2,500 copies · Changed Nov 20, 2026, 9:05 AM',
    'Spring mailer · Changed Nov 19, 2026, 5:30 PM',
    'Fall',
    'Fall',
  ]);
});

test('S11 detailedSheets tells equal sheets saved in the same minute apart by seconds, then by a number', () => {
  const at = '2026-11-20T09:05';
  expect(namesOf(['12', '12', '40'].map((seconds) => sheet('Spring mailer', `${at}:${seconds}`)))).toEqual([
    'Spring mailer · Changed Nov 20, 2026, 9:05:12 AM',
    'Spring mailer · Changed Nov 20, 2026, 9:05:12 AM (2)',
    'Spring mailer · Changed Nov 20, 2026, 9:05:40 AM',
  ]);
});
