import { describe, expect, it } from '@jest/globals';
import { checked, goodBoxes, pressFile, withFont } from '../../test/press-file.ts';

const id = 'text-size';
const judged = (content: string, options = {}) =>
  checked(id, pressFile({ pages: [{ content }], resources: withFont }), options);
const text = (size: number, color = '0 0 0 1 k') => `${color} BT /F1 ${size} Tf 100 300 Td (Dana) Tj ET`;

describe('Text Size', () => {
  it.each([
    [5, 'pass'],
    [4.9, 'warning'],
    [4, 'warning'],
    [3.9, 'fail'],
  ])('F2 black text of %s pt is a %s', async (size, status) => {
    expect(await judged(text(size))).toMatchObject({ status });
  });

  it.each([
    [8, 'pass'],
    [7.9, 'warning'],
    [4, 'warning'],
    [3.9, 'fail'],
  ])('F2 text of %s pt in several inks is a %s', async (size, status) => {
    expect(await judged(text(size, '1 1 0 0 k'))).toMatchObject({ status });
  });

  it('F2 names the target beside the limit', async () => {
    expect((await judged(text(9))).message).toBe('All text is 5 pt or larger (target 8 pt).');
    expect((await judged(text(4.5))).message).toContain('is 4.5 pt (minimum 5 pt, target 8 pt).');
  });

  it('F2 white text on ink wants the size of text in several inks; on paper it is nothing', async () => {
    expect(await judged(`1 0 0 0 k 90 290 200 30 re f ${text(7, '0 0 0 0 k')}`)).toMatchObject({
      status: 'warning',
      findings: [{ message: 'Page 1: knocked out (white) text is 7 pt (minimum 8 pt).' }],
    });
    expect(await judged(text(7, '0 0 0 0 k'))).toMatchObject({ status: 'pass' });
    expect(
      await judged(`1 0 0 0 k 90 290 200 30 re f 0 0 0 0 k 90 290 200 30 re f ${text(7, '0 0 0 0 k')}`),
    ).toMatchObject({ status: 'pass' });
  });

  it('F2 the size is that on the page, whatever scales it', async () => {
    const four = 'q 0.5 0 0 0.5 0 0 cm BT /F1 2 Tf 4 0 0 4 200 600 Tm (Dana) Tj ET Q';
    expect(await judged(four)).toMatchObject({
      status: 'warning',
      findings: [{ measured: { value: 4, unit: 'pt' } }],
    });
    expect(await judged('q 0.25 0 0 0.25 0 0 cm BT /F1 12 Tf 400 1200 Td (Dana) Tj ET Q')).toMatchObject({
      findings: [{ measured: { value: 3, unit: 'pt' } }],
    });
  });

  it('F2 tells a line once, however it is cut, and where it stands', async () => {
    const result = await judged('BT /F1 4.5 Tf 100 300 Td [(Da) -50 (na)] TJ ( on) Tj ( the) Tj ET');
    expect(result.findings).toHaveLength(1);
    const [x0, y0, x1] = result.findings[0]?.box ?? [0, 0, 0];
    expect(x0).toBeCloseTo(100, 3);
    expect(y0).toBeGreaterThan(298);
    // Eleven half ems, and a gap that a negative number opens.
    expect(x1).toBeCloseTo(100 + 11 * 2.25 + 0.225, 3);
  });

  it('F2 a profile has its own limits', async () => {
    expect(await judged(text(5.5), { profile: 'newspaper' })).toMatchObject({
      status: 'warning',
      findings: [{ limit: { value: 6, unit: 'pt' } }],
    });
  });

  it.each([
    [0.1, 50, 'pass'],
    [0.1, 49, 'warning'],
    [10, 0.51, 'pass'],
    [10, 0.49, 'warning'],
  ])('F2 on a page of units of %s pt, text of %s units: %s', async (unit, size, status) => {
    const file = pressFile({
      pages: [{ content: text(size), entries: `${goodBoxes} /UserUnit ${unit}` }],
      resources: withFont,
    });
    expect(await checked(id, file)).toMatchObject({ status });
  });

  it('F2 a UserUnit that is no scale counts as one, and leaves the page unsure', async () => {
    for (const unit of [0, -5]) {
      const entries = `${goodBoxes} /UserUnit ${unit}`;
      const page = (size: number) =>
        pressFile({ pages: [{ content: text(size), entries }], resources: withFont });
      expect(await checked(id, page(9))).toMatchObject({ status: 'manual' });
      expect(await checked(id, page(3))).toMatchObject({ status: 'fail' });
    }
  });

  it('F2 many small areas do not hide the large one that white text stands on', async () => {
    const dots = Array.from(
      { length: 3_000 },
      (_, index) => `${60 + (index % 100) * 3} ${60 + Math.floor(index / 100) * 3} 2.5 2.5 re f`,
    );
    const content = `0 0 0 1 k 50 50 380 500 re f ${dots.join(' ')} ${text(3, '0 0 0 0 k')}`;
    expect(await judged(content)).toMatchObject({ status: 'fail' });
  });

  it('F2 is unsure of white text where more was painted than is remembered', async () => {
    const dots = Array.from(
      { length: 3_000 },
      (_, index) => `${90 + (index % 60)} ${290 + Math.floor(index / 60) / 2} 9 4 re f`,
    );
    const large = Array.from({ length: 1_100 }, (_, index) => `30 ${600 + (index % 40)} 40 9 re f`);
    const content = `1 0 0 0 k ${dots.join(' ')} ${large.join(' ')} ${text(3, '0 0 0 0 k')}`;
    expect(await judged(content)).toMatchObject({ status: 'manual' });
  });
});
