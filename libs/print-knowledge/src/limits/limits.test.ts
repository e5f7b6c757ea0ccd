import { expect, it } from '@jest/globals';
import { leastFraction, leastText, limitOf, limits, limitText, limitWords, secondOf } from './limits.ts';

it('G11 a limit reads as a fraction in inches, and as a number otherwise', () => {
  expect(limitText('gutter-perfect')).toBe('5/8–3/4 in');
  expect(limitWords('gutter-perfect')).toBe('5/8 to 3/4 in');
  expect(leastText('gutter-perfect')).toBe('0.625 in');
  expect(leastFraction('gutter-perfect')).toBe('5/8 in');
  expect(limitText('ink-coated')).toBe('300–320%');
  expect(limitText('type')).toBe('8 pt');
});

it('G11 no limit is rounded where it is read', () => {
  for (const { id, value, unit } of limits) {
    const [, top, under = '1'] = /^(\d+)(?:\/(\d+))? in$/.exec(leastFraction(id)) ?? [];
    if (unit === 'in' && top) expect([id, Number(top) / Number(under)]).toEqual([id, value]);
  }
});

it('G11 a preflight limit warns before it fails', () => {
  for (const { id, value, fails, unit } of limits)
    if (fails !== undefined) expect([id, unit === '%' ? fails > value : fails < value]).toEqual([id, true]);
});

it('G11 a limit has at most one second figure, beyond the first', () => {
  for (const limit of limits) {
    const { id, better, most, fails } = limit;
    expect([id, [better, most, fails].filter((figure) => figure !== undefined).length]).toEqual([
      id,
      secondOf(limit) === undefined ? 0 : 1,
    ]);
    if (fails === undefined) expect([id, (secondOf(limit) ?? Infinity) > limit.value]).toEqual([id, true]);
  }
});

it('G11 of the web presses’ ink limits only the maximum is sourced', () => {
  for (const id of ['ink-heatset', 'ink-newsprint'] as const)
    expect(limitOf(id)).toMatchObject({
      from: { standing: 'practice' },
      secondFrom: { standing: 'sourced' },
    });
});
