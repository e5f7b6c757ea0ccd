import { describe, expect, it } from '@jest/globals';
import { checked, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'ink-coverage';
const resultOf = (content: string, options = {}) =>
  checked(ID, pressFile({ pages: [{ content }], resources: withFont }), { mode: 'full', ...options });
/** A 100 pt square, 3.57% of the trim; inks from 0 to 1. */
const square = (c: number, m: number, y: number, k: number) => `${c} ${m} ${y} ${k} k 100 300 100 100 re f`;

describe('Total Ink Coverage', () => {
  it.each([
    [300, square(1, 1, 0.6, 0.4), 'pass'],
    [310, square(1, 1, 0.6, 0.5), 'warning'],
    [320, square(1, 1, 0.6, 0.6), 'warning'],
    [330, square(1, 1, 0.6, 0.7), 'fail'],
  ])('F9 total ink of %s %% is rated', async (total, content, status) => {
    const result = await resultOf(content);
    expect(result.status).toBe(status);
    if (status !== 'pass') expect(result.findings[0]?.measured?.value).toBeGreaterThanOrEqual(total - 1);
  });

  it('F9 total ink names the share of the page and the position', async () => {
    const result = await resultOf(square(1, 1, 1, 0.5));
    expect(result.message).toContain('reaches 350%; 3.57% of the page is over the 320% limit');
    const [x0, y0, x1, y1] = result.findings[0]?.box ?? [0, 0, 0, 0];
    expect([x0, y0, x1, y1].map(Math.round)).toEqual([100, 300, 200, 400]);
  });

  it('F9 total ink counts four 90% tints as 360% despite byte rounding', async () => {
    const result = await resultOf(square(0.9, 0.9, 0.9, 0.9));
    expect(result.message).toContain(
      'total ink (TAC) reaches 360%; 3.57% of the page is over the 320% limit',
    );
    expect(result.findings[0]?.measured).toEqual({ value: 360, unit: '%' });
    expect(result.findings[0]?.advice).toContain('C40 M30 Y30 K100');
  });

  it('F9 total ink ignores an area below the minimum size', async () => {
    // 0.05% of 432 × 648 pt is 140 square points.
    expect(await resultOf('1 1 1 1 k 100 300 11 11 re f')).toMatchObject({ status: 'pass' });
    expect(await resultOf('1 1 1 1 k 100 300 13 13 re f')).toMatchObject({ status: 'fail' });
  });

  it('F9 total ink ignores knocked out ink and counts overprinted ink', async () => {
    const [under, over] = [square(1, 1, 1, 0), square(0, 0, 0, 1)];
    expect(await resultOf(`${under} ${over}`)).toMatchObject({ status: 'pass' });
    const state = {
      content: `${under} /Over gs ${over}`,
      resources: '/ExtGState << /Over << /op true /OPM 1 >> >>',
    };
    expect(await checked(ID, pressFile({ pages: [state] }), { mode: 'full' })).toMatchObject({
      status: 'manual',
      message: expect.stringContaining('overprint'),
    });
  });

  it('F9 total ink is manual if it is uncertain', async () => {
    const result = await resultOf('0.2 0.1 0.4 rg 100 300 100 100 re f');
    expect(result).toMatchObject({ status: 'manual', message: expect.stringContaining('RGB') });
    expect(await resultOf(`0.2 0.1 0.4 rg 300 300 50 50 re f ${square(1, 1, 1, 0.5)}`)).toMatchObject({
      status: 'fail',
    });
  });

  it('F9 total ink has a lower limit for newspapers', async () => {
    expect(await resultOf(square(1, 1, 0.5, 0), { profile: 'newspaper' })).toMatchObject({ status: 'fail' });
    expect(await resultOf(square(1, 1, 0, 0), { profile: 'newspaper' })).toMatchObject({ status: 'pass' });
  });

  it('F9 total ink counts large text by the area of its letters', async () => {
    const result = await resultOf('1 1 1 1 k BT /F1 120 Tf 40 300 Td (HARBOR) Tj ET');
    expect(result).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(
        /text reaches 400% total ink \(TAC\); \d\.\d+% of the page is over the 320% limit/,
      ),
      findings: [{ object: 'text', measured: { value: 400, unit: '%' }, box: expect.anything() }],
    });
  });
});
