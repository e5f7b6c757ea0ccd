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

  it('F2 text size of slanted text is that of its upright letters', async () => {
    const slanted = '0 0 0 1 k BT /F1 1 Tf 4.9 0 1.5 4.9 100 300 Tm (Dana) Tj ET';
    expect(await resultOf(slanted)).toMatchObject({
      status: 'warning',
      findings: [{ measured: { value: 4.9, unit: 'pt' } }],
    });
  });

  it('F2 text size names the minimum and the target', async () => {
    expect((await resultOf(text(9))).message).toBe('All text is 5 pt or larger (target 8 pt).');
    expect((await resultOf(text(4.5))).message).toContain('is 4.5 pt (minimum 5 pt, target 8 pt).');
    const large = await resultOf(text(11), { profile: 'large-format' });
    expect(large.message).toContain('is 11 pt (minimum 12 pt, target 14 pt).');
  });

  it('F2 text size uses the multi-ink limit for white text on ink and ignores it on paper', async () => {
    expect(await resultOf(`1 0 0 0 k 90 290 200 30 re f ${text(7, '0 0 0 0 k')}`)).toMatchObject({
      status: 'warning',
      findings: [{ message: 'Page 1: “Dana”, knocked out (white) text, is 7 pt (minimum 8 pt).' }],
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

  it.each([
    ['black', '0 0 0 1 k 90 290 200 30 re f', 'pass'],
    ['cyan', '1 0 0 0 k 90 290 200 30 re f', 'warning'],
    ['black that ends below it', '0 0 0 1 k 90 200 200 30 re f', 'warning'],
    ['half black', '/Half gs 0 0 0 1 k 90 290 200 30 re f', 'warning'],
    ['a black disk', '0 0 0 1 k 60 300 m 60 380 240 380 240 300 c 240 220 60 220 60 300 c f', 'warning'],
  ])('F2 text size leaves out text in the color of its ground: black on %s', async (_, ground, status) => {
    const content = `q ${ground} Q ${text(4.5)}`;
    const resources = '/ExtGState << /Half << /ca 0.5 >> >>';
    const file = pressFile({ pages: [{ content, resources }], resources: withFont });
    expect(await checked(ID, file)).toMatchObject({ status });
  });

  it('F2 text size gives the number of inks only if no conversion decides it', async () => {
    expect((await resultOf(text(7, '0.9 0 0 rg'))).message).toContain(
      '“Dana”, text in a color that prints in several inks, is 7 pt',
    );
    expect((await resultOf(text(7, '0 1 1 0 k'))).message).toContain('“Dana”, text in 2 inks, is 7 pt');
  });

  it('F2 text size accepts superscripts and subscripts of larger text, unless they fill in', async () => {
    const cyan = '1 1 0 0 k';
    const script = (size: number, more = '') =>
      `${cyan} BT /F1 12 Tf 100 300 Td (January 20) Tj /F1 ${size} Tf 4 Ts (th) Tj ${more} ET`;
    expect(await resultOf(script(7))).toMatchObject({ status: 'pass' });
    // Letter by letter.
    expect(await resultOf(script(7, '(st) Tj (nd) Tj'))).toMatchObject({ status: 'pass' });
    expect(await resultOf(script(7, '/F1 7 Tf 0 Ts 40 0 Td (not a script) Tj'))).toMatchObject({
      status: 'warning',
      findings: [{ quote: 'not a script' }],
    });
    const small = 'BT /F1 9 Tf 100 300 Td (Dana) Tj /F1 3.8 Tf 3 Ts (2) Tj ET';
    expect(await resultOf(small)).toMatchObject({
      status: 'warning',
      findings: [{ message: expect.stringContaining('a superscript or subscript, is 3.8 pt (minimum 4 pt') }],
    });
  });

  it('F2 text size finds small text beside more bullets, or hidden text, than are kept', async () => {
    const row = (words: string, size: number, count: number) =>
      Array.from(
        { length: count },
        (_, at) =>
          `BT /F1 ${size} Tf ${40 + (at % 20) * 20} ${80 + Math.floor(at / 20) * 30} Td (${words}) Tj ET`,
      ).join(' ');
    const found = { status: 'warning', findings: [{ quote: 'Dana' }] };
    const bullets = (count: number) => `0 0 0 1 k ${row('*', 3, count)} ${text(4.5)}`;
    for (const count of [150, 250]) expect(await resultOf(bullets(count))).toMatchObject(found);
    const scan = 'q 420 0 0 640 20 20 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q';
    const under = `0 0 0 1 k ${row('Hidden', 3, 250)} ${scan} ${text(4.5)}`;
    expect(await resultOf(under)).toMatchObject(found);
  });

  it('F2 text size leaves out bullets and invisible text, and text under an opaque image', async () => {
    expect(await resultOf('BT /F1 3 Tf 100 300 Td (\\267 - *) Tj ET')).toMatchObject({ status: 'pass' });
    expect(await resultOf('BT 3 Tr /F1 3 Tf 100 300 Td (Dana) Tj ET')).toMatchObject({ status: 'pass' });
    expect(await resultOf(`0 0 9 9 re W n ${text(3)}`)).toMatchObject({ status: 'pass' });
  });

  it('F2 text size leaves out text under an opaque shape, but not what shows in its hole or beside a round image', async () => {
    const [around, hole] = ['90 290 60 30 re', '95 295 50 20 re'];
    const picture = '/CS /G /BPC 8 /W 1 /H 1';
    const under = (cover: string) => resultOf(`0 0 0 1 k ${text(3)} 0 0 0 0.2 k ${cover}`);
    expect(await under(`${around} f`)).toMatchObject({ status: 'pass' });
    expect(await under(`${around} ${hole} 300 290 9 9 re f*`)).toMatchObject({ status: 'fail' });
    const image = `q 200 0 0 100 60 250 cm BI ${picture} ID x EI Q`;
    expect(await under(image)).toMatchObject({ status: 'pass' });
    expect(await under(`40 240 300 200 re W n ${image}`)).toMatchObject({ status: 'pass' });
    expect(await under(`40 240 m 340 240 l 340 440 l 40 240 l W n ${image}`)).toMatchObject({
      status: 'fail',
    });
  });

  it('F2 text size reports a paragraph once, and text of another size on its own', async () => {
    const lines = (size: number, y: number) =>
      Array.from({ length: 5 }, (_, line) => `/F1 ${size} Tf 1 0 0 1 100 ${y - line * 6} Tm (Dana) Tj`).join(
        ' ',
      );
    const { findings } = await resultOf(`BT ${lines(4.5, 400)} ${lines(4.2, 369)} ${lines(4.5, 300)} ET`);
    expect(findings.map(({ quote, measured }) => [quote, measured?.value])).toEqual([
      ['Dana Dana Dana Dana Dana', expect.closeTo(4.2, 5)],
      ['Dana Dana Dana Dana Dana', expect.closeTo(4.5, 5)],
      ['Dana Dana Dana Dana Dana', expect.closeTo(4.5, 5)],
    ]);
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
