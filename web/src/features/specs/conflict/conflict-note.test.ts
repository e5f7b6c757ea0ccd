import { expect, test } from '@jest/globals';
import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { catalog } from '@printpartner/spec-sheet/fields';
import { bothValues } from './conflict-note.tsx';

function fieldOf(key: SpecKey) {
  const field = catalog.find((one) => one.key === key);
  if (!field) throw new Error(`no field ${key}`);
  return field;
}

test('S4 bothValues joins two texts up to the longest that can be saved', () => {
  const company = fieldOf('companyName');
  const mine = 'm'.repeat(100);
  const longest = 't'.repeat(company.max - mine.length - ' / '.length);
  expect(bothValues(company, mine, longest)).toBe(`${longest} / ${mine}`);
  expect(bothValues(company, mine, `${longest}t`)).toBeNull();
  expect(bothValues(company, `${mine}  `, longest)).toBe(`${longest} / ${mine}  `);
});
