import { describe, expect, it } from '@jest/globals';
import { checked, image, type PageParts, painted, pressFile, withFont } from '../../test/press-file.ts';

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

  it('F9 total ink names the area and the position', async () => {
    const result = await resultOf(square(1, 1, 1, 0.5));
    expect(result.message).toContain(
      'reaches 350%; 1.93 sq in (1245 mm²) of the page is over the 320% limit',
    );
    const [x0, y0, x1, y1] = result.findings[0]?.box ?? [0, 0, 0, 0];
    expect([x0, y0, x1, y1].map(Math.round)).toEqual([100, 300, 200, 400]);
  });

  it('F9 total ink counts four 90% tints as 360% despite byte rounding', async () => {
    const result = await resultOf(square(0.9, 0.9, 0.9, 0.9));
    expect(result.message).toContain(
      'total ink (TAC) reaches 360%; 1.93 sq in (1245 mm²) of the page is over the 320% limit',
    );
    expect(result.findings[0]?.measured).toEqual({ value: 360, unit: '%' });
    expect(result.findings[0]?.advice).toContain('C40 M30 Y30 K100');
  });

  it('F9 total ink ignores less than 15 mm², warns below 50 mm² and fails from there, whatever the page size', async () => {
    // A square point is 0.1244 mm².
    const small = { entries: '/MediaBox [0 0 252 144]' };
    const statusOn = async (side: number, page: PageParts) =>
      (
        await checked(
          ID,
          pressFile({ pages: [{ ...page, content: `1 1 1 1 k 50 50 ${side} ${side} re f` }] }),
          { mode: 'full' },
        )
      ).status;
    for (const page of [small, {}]) {
      expect(await statusOn(10, page)).toBe('pass');
      expect(await statusOn(12, page)).toBe('warning');
      expect(await statusOn(19, page)).toBe('warning');
      expect(await statusOn(21, page)).toBe('fail');
    }
  });

  it("F9 total ink doesn't name the sum of a spot that is too small to count", async () => {
    const result = await resultOf(`${square(0.5, 0, 0, 0)} 1 1 1 1 k 300 300 5 5 re f`);
    expect(result).toMatchObject({ status: 'pass', message: 'Total ink (TAC) is at most 50% (limit 300%).' });
  });

  it('F9 total ink passes with a note above what uncoated paper takes, where the profile prints on it', async () => {
    const note = 'Uncoated paper takes only 240 to 280%.';
    const heavy = square(1, 1, 0.6, 0);
    expect(await resultOf(heavy)).toMatchObject({ status: 'pass', message: expect.stringContaining(note) });
    expect((await resultOf(square(1, 1, 0.3, 0))).message).not.toContain(note);
    expect((await resultOf(heavy, { profile: 'web-offset' })).message).not.toContain(note);
  });

  it('F9 total ink ignores knocked out ink and counts overprinted ink', async () => {
    const [under, over] = [square(1, 1, 1, 0), square(0, 0, 0, 1)];
    expect(await resultOf(`${under} ${over}`)).toMatchObject({ status: 'pass' });
    const state = {
      content: `${under} /Over gs ${over}`,
      resources: '/ExtGState << /Over << /op true /OPM 1 >> >>',
    };
    expect(await checked(ID, pressFile({ pages: [state] }), { mode: 'full' })).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('reaches 400%'),
    });
  });

  it('F9 total ink is manual if it is uncertain', async () => {
    const file = pressFile({
      pages: [{ content: painted(100, 100) }],
      resources: (pdf) =>
        `/XObject << /X1 ${image(pdf, '/Width 100 /Height 100 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode')} 0 R >>`,
    });
    expect(await checked(ID, file, { mode: 'full' })).toMatchObject({
      status: 'manual',
      message: expect.stringContaining('undecoded image'),
    });
  });

  it('F9 total ink of RGB is estimated for a press condition that it names, and stays within limits for coated paper', async () => {
    const black = '0 0 0 rg 100 300 100 100 re f';
    const result = await resultOf(black);
    expect(result.status).toBe('pass');
    expect(result.message).toMatch(
      /at most about 27\d% \(limit 300%\), estimated for sheetfed printing on coated paper \(CGATS TR 006\)/,
    );
    for (const profile of ['digital', 'web-offset'] as const)
      expect((await resultOf(black, { profile })).status).toBe('pass');
    const newspaper = await resultOf(black, { profile: 'newspaper' });
    expect(newspaper).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('an estimated 27'),
    });
    expect(await resultOf(`${black} ${square(1, 1, 1, 0.5)}`, { profile: 'newspaper' })).toMatchObject({
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
        /text reaches 400% total ink \(TAC\); \d\.\d+ sq in \(\d+ mm²\) of the page is over the 320% limit/,
      ),
      findings: [{ object: 'text', measured: { value: 400, unit: '%' }, box: expect.anything() }],
    });
  });
});
