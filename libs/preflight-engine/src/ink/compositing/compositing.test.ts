import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, drawn, paintedAbove, SMALL } from '../../../test/measured-ink.ts';

afterAll(() => decoder.close());

describe('overprint and transparency', () => {
  const states =
    '<< /ExtGState << /O << /op true >> /O1 << /op true /OPM 1 >> /A << /ca 0.5 >> /M << /BM /Multiply >> /S << /BM /Screen >> /D << /BM /Difference >> /L << /BM /Luminosity >> >> /ColorSpace << /Gold [/Separation /Gold /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] /Cut [/Separation /CutContour /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >> >>';
  const under = '1 1 0 0 k 0 0 100 100 re f';

  it('F9 overprinting spot colors add up, knocking out ones replace', async () => {
    const page = await drawn(
      `${under} /Gold cs 1 scn 50 50 50 50 re f /O gs 1 scn 0 0 50 50 re f`,
      SMALL,
      states,
    );
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 0, 100]);
    expect(at(page, 75, 75)).toEqual([0, 0, 0, 0, 100]);
    expect([page.uncertain, page.maxTotal, paintedAbove(page, 250)]).toEqual([[], 300, 25]);
  });

  it('F9 overprinting CMYK leaves inks with value 0 unchanged only in OPM 1', async () => {
    const [mode0, mode1] = [
      await drawn(`${under} /O gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states),
      await drawn(`${under} /O1 gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states),
    ];
    expect(at(mode0, 25, 25)).toEqual([0, 0, 0, 100]);
    expect(at(mode1, 25, 25)).toEqual([100, 100, 0, 100]);
    expect([mode0.maxTotal, mode1.maxTotal, mode1.uncertain]).toEqual([200, 300, []]);
  });

  it('F9 cutting lines and other technical inks count in no total', async () => {
    const page = await drawn(`${under} /O gs /Cut cs 1 scn 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 0, 100]);
    expect(page.maxTotal).toBe(200);
  });

  it('F9 opacity blends ink by ink', async () => {
    const page = await drawn(`${under} /A gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([50, 50, 0, 50]);
  });

  it('F9 Multiply adds up and Screen takes away, both with a certain sum', async () => {
    const page = await drawn(
      `${under} /M gs 0.5 0 0 1 k 0 0 50 50 re f /S gs 0.5 0.5 0.5 0.5 k 50 50 50 50 re f`,
      SMALL,
      states,
    );
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 100]);
    expect(at(page, 75, 75)).toEqual([50, 50, 0, 0]);
    expect(page.uncertain).toEqual([]);
  });

  it('F9 blend modes leave the color unchanged on bare paper, unlike on painted white', async () => {
    const content = '0 0 0 0 k 0 0 50 100 re f /S gs 0 0 0 1 k 0 0 100 50 re f';
    const page = await drawn(content, SMALL, states);
    expect(at(page, 75, 25)).toEqual([0, 0, 0, 100]);
    expect(at(page, 25, 25)).toEqual([0, 0, 0, 0]);
  });

  it('F9 Difference works on the light that inks leave', async () => {
    // Light 0 and 0.5 differ by 0.5; yellow and black leave all of it, and the difference of white and white is black.
    const page = await drawn(`${under} /D gs 0.5 0.5 0 0 k 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([50, 50, 100, 100]);
  });

  it('F9 Luminosity takes black from the source and keeps the hue of the backdrop', async () => {
    const page = await drawn(`0 1 1 0 k 0 0 100 100 re f /L gs 0 0 0 0.4 k 0 0 50 50 re f`, SMALL, states);
    const [cyan, magenta, yellow, black] = at(page, 25, 25);
    expect([cyan, black]).toEqual([0, 40]);
    expect(magenta).toBe(yellow);
    expect(magenta).toBeLessThan(10);
  });
});
