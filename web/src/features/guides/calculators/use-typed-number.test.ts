import { describe, expect, it } from '@jest/globals';
import { textIn, typedNumber } from './use-typed-number.ts';

describe('G1 a field in the unit of the user', () => {
  it.each([
    ['8-1/2', 'in', 'mm', '215.9'],
    ['215.9', 'mm', 'in', '8.5'],
    ['1/8', 'mm', 'in', '0.125'],
    ['8-1/2 in', 'in', 'mm', '8-1/2 in'],
    ['210 mm', 'in', 'mm', '210 mm'],
    ['wide', 'in', 'mm', 'wide'],
    ['3-5/8', 'in', 'in', '3-5/8'],
  ] as const)('G1 shows “%s” typed in %s to a user of %s as “%s”', (text, lengthUnit, unit, shown) => {
    expect(textIn('length', { text, lengthUnit }, unit)).toBe(shown);
  });

  it('G1 keeps a count as typed in either unit', () => {
    expect(textIn('pieces', { text: '2.5k', lengthUnit: 'in' }, 'mm')).toBe('2.5k');
  });

  it('G1 reads an initial size in inches for a user of millimeters, and remembers the unit of what is typed', () => {
    const typed: unknown[] = [];
    const field = typedNumber('length', { text: '6', lengthUnit: 'in' }, (next) => typed.push(next), {
      limits: { min: 0.5, max: 60 },
      lengthUnit: 'mm',
    });
    expect(field).toMatchObject({ text: '152.4', outcome: { ok: true, value: 6 }, lengthUnit: 'mm' });
    field.setText('210');
    expect(typed).toEqual([{ text: '210', lengthUnit: 'mm' }]);
  });
});
