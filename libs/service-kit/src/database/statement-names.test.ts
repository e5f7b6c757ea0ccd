import { expect, it } from '@jest/globals';
import { StatementNames } from './statement-names.ts';

const named = (names: StatementNames, text: string, uses: number) =>
  Array.from({ length: uses }, () => names.nameOf(text)).at(-1);

it('K4 a statement has a name from its third use on, and another one after its plan failed', () => {
  const names = new StatementNames();
  expect(named(names, 'select 1', 2)).toBeUndefined();
  const name = named(names, 'select 1', 1);
  expect(name).toBeDefined();
  expect(names.nameOf('select 1')).toBe(name);
  names.forget('select 1');
  expect(named(names, 'select 1', 2)).toBeUndefined();
  expect(named(names, 'select 1', 1)).not.toBe(name);
  expect(named(names, 'select 2', 3)).not.toBe(named(names, 'select 1', 1));
});

it('K4 statements beyond the limit have no name, and texts that come once take none', () => {
  const names = new StatementNames();
  for (let n = 0; n < 2_000; n += 1) named(names, `select once ${n}`, 1);
  const given = Array.from({ length: 400 }, (_, n) => named(names, `select ${n}`, 3));
  expect(new Set(given).size).toBe(151);
  expect(given.at(-1)).toBeUndefined();
  expect(given[0]).toBeDefined();
});
