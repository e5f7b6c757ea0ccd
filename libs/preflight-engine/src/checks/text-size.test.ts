import { describe, expect, it } from '@jest/globals';
import { checked, GOOD_BOXES, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'text-size';
const resultOf = (content: string, options = {}) =>
  checked(ID, pressFile({ pages: [{ content }], resources: withFont }), options);
const text = (size: number, color = '0 0 0 1 k') => `${color} BT /F1 ${size} Tf 100 300 Td (Dana) Tj ET`;

describe('Text Size', () => {
  it.each([
    [5, 'pass'],
    [4.9, 'warning'],
    [4, 'warning'],
    [3.9, 'fail'],
  ])('F2 text size rates %s pt black text as %s', async (size, status) => {
    expect(await resultOf(text(size))).toMatchObject({ status });
  });

  it.each([
    [8, 'pass'],
    [7.9, 'warning'],
    [4, 'warning'],
    [3.9, 'fail'],
  ])('F2 text size rates %s pt text in several inks as %s', async (size, status) => {
    expect(await resultOf(text(size, '1 1 0 0 k'))).toMatchObject({ status });
  });

  it('F2 text size names the minimum and the target', async () => {
    expect((await resultOf(text(9))).message).toBe('All text is 5 pt or larger (target 8 pt).');
    expect((await resultOf(text(4.5))).message).toContain('is 4.5 pt (minimum 5 pt, target 8 pt).');
  });

  it('F2 text size uses the multi-ink limit for white text on ink and ignores it on paper', async () => {
    expect(await resultOf(`1 0 0 0 k 90 290 200 30 re f ${text(7, '0 0 0 0 k')}`)).toMatchObject({
      status: 'warning',
      findings: [{ message: 'Page 1: knocked out (white) text is 7 pt (minimum 8 pt).' }],
    });
    expect(await resultOf(text(7, '0 0 0 0 k'))).toMatchObject({ status: 'pass' });
    expect(
      await resultOf(`1 0 0 0 k 90 290 200 30 re f 0 0 0 0 k 90 290 200 30 re f ${text(7, '0 0 0 0 k')}`),
    ).toMatchObject({ status: 'pass' });
  });

  it('F2 text size is measured on the page, after scaling', async () => {
    const four = 'q 0.5 0 0 0.5 0 0 cm BT /F1 2 Tf 4 0 0 4 200 600 Tm (Dana) Tj ET Q';
    expect(await resultOf(four)).toMatchObject({
      status: 'warning',
      findings: [{ measured: { value: 4, unit: 'pt' } }],
    });
    expect(await resultOf('q 0.25 0 0 0.25 0 0 cm BT /F1 12 Tf 400 1200 Td (Dana) Tj ET Q')).toMatchObject({
      findings: [{ measured: { value: 3, unit: 'pt' } }],
    });
  });

  it('F2 text size reports a line once, however it is split, with its position', async () => {
    const result = await resultOf('BT /F1 4.5 Tf 100 300 Td [(Da) -50 (na)] TJ ( on) Tj ( the) Tj ET');
    expect(result.findings).toHaveLength(1);
    const [x0, y0, x1] = result.findings[0]?.box ?? [0, 0, 0];
    expect(x0).toBeCloseTo(100, 3);
    expect(y0).toBeGreaterThan(298);
    // Eleven half ems, and a gap from a negative kerning value.
    expect(x1).toBeCloseTo(100 + 11 * 2.25 + 0.225, 3);
  });

  it("F2 text size uses the profile's limits", async () => {
    expect(await resultOf(text(5.5), { profile: 'newspaper' })).toMatchObject({
      status: 'warning',
      findings: [{ limit: { value: 6, unit: 'pt' } }],
    });
  });

  it.each([
    [0.1, 50, 'pass'],
    [0.1, 49, 'warning'],
    [10, 0.51, 'pass'],
    [10, 0.49, 'warning'],
  ])('F2 text size with a UserUnit of %s pt and text of %s units: %s', async (unit, size, status) => {
    const file = pressFile({
      pages: [{ content: text(size), entries: `${GOOD_BOXES} /UserUnit ${unit}` }],
      resources: withFont,
    });
    expect(await checked(ID, file)).toMatchObject({ status });
  });

  it('F2 text size treats an invalid UserUnit as 1 and the page as not fully read', async () => {
    for (const unit of [0, -5]) {
      const entries = `${GOOD_BOXES} /UserUnit ${unit}`;
      const page = (size: number) =>
        pressFile({ pages: [{ content: text(size), entries }], resources: withFont });
      expect(await checked(ID, page(9))).toMatchObject({ status: 'manual' });
      expect(await checked(ID, page(3))).toMatchObject({ status: 'fail' });
    }
  });

  it('F2 text size finds the large area under white text among many small ones', async () => {
    const dots = Array.from(
      { length: 3_000 },
      (_, index) => `${60 + (index % 100) * 3} ${60 + Math.floor(index / 100) * 3} 2.5 2.5 re f`,
    );
    const content = `0 0 0 1 k 50 50 380 500 re f ${dots.join(' ')} ${text(3, '0 0 0 0 k')}`;
    expect(await resultOf(content)).toMatchObject({ status: 'fail' });
  });

  it('F2 text size is manual for white text if areas under it were dropped', async () => {
    const dots = Array.from(
      { length: 3_000 },
      (_, index) => `${90 + (index % 60)} ${290 + Math.floor(index / 60) / 2} 9 4 re f`,
    );
    const large = Array.from({ length: 1_100 }, (_, index) => `30 ${600 + (index % 40)} 40 9 re f`);
    const content = `1 0 0 0 k ${dots.join(' ')} ${large.join(' ')} ${text(3, '0 0 0 0 k')}`;
    expect(await resultOf(content)).toMatchObject({ status: 'manual' });
  });
});
