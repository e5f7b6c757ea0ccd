import { expect, it } from '@jest/globals';
import { StatementNames } from './statement-names.ts';

const named = (names: StatementNames, text: string, uses: number) =>
  Array.from({ length: uses }, () => names.nameOf(text)).at(-1);

it('K4 a statement has a name from its tenth use on, and another one after its plan failed', () => {
  const names = new StatementNames();
  expect(named(names, 'select 1', 9)).toBeUndefined();
  const name = named(names, 'select 1', 1) ?? '';
  expect(name).not.toBe('');
  expect(names.nameOf('select 1')).toBe(name);
  names.forget('select 1', name);
  expect(named(names, 'select 1', 9)).toBeUndefined();
  const next = named(names, 'select 1', 1);
  expect(next).not.toBe(name);
  // The plan of another connection fails later.
  names.forget('select 1', name);
  expect(names.nameOf('select 1')).toBe(next);
  expect(named(names, 'select 2', 10)).not.toBe(next);
});

it('K4 statements beyond the limit have no name, and texts that come once take none', () => {
  const names = new StatementNames();
  for (let n = 0; n < 2_000; n += 1) names.nameOf(`select once ${n}`);
  const given = Array.from({ length: 400 }, (_, n) => named(names, `select ${n}`, 10));
  expect(new Set(given).size).toBe(151);
  expect(given.at(-1)).toBeUndefined();
  expect(given[0]).toBeDefined();
});
