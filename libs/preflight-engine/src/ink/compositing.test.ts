import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, drawn, ink, paintedAbove, SMALL } from '../../test/measured-ink.ts';
import { PdfBuilder } from '../../test/pdf-builder.ts';

afterAll(() => decoder.close());

describe('overprint and transparency', () => {
  const states =
    '<< /ExtGState << /O << /op true >> /O1 << /op true /OPM 1 >> /A << /ca 0.5 >> /M << /BM /Multiply >> /S << /BM /Screen >> >> /ColorSpace << /Gold [/Separation /Gold /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >> >>';
  const under = '1 1 0 0 k 0 0 100 100 re f';

  it('F9 overprinting spot colors add up and are marked as uncertain', async () => {
    const page = await drawn(`${under} /O gs /Gold cs 1 scn 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 0, 100]);
    expect(page.uncertain).toEqual(['overprint']);
    expect(page.uncertainAreas).toEqual({ overprint: 25 });
  });

  it('F9 overprinting CMYK leaves inks with value 0 unchanged only in OPM 1', async () => {
    const [mode0, mode1] = [
      await drawn(`${under} /O gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states),
      await drawn(`${under} /O1 gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states),
    ];
    expect(at(mode0, 25, 25)).toEqual([0, 0, 0, 100]);
    expect(at(mode1, 25, 25)).toEqual([100, 100, 0, 100]);
    expect(mode0.uncertain).toEqual([]);
    expect(mode1.uncertain).toEqual(['overprint']);
  });

  it('F9 overprint on bare paper is certain', async () => {
    expect((await drawn('/O1 gs 0 0 0 1 k 0 0 50 50 re f', SMALL, states)).uncertain).toEqual([]);
  });

  it('F9 opacity blends ink by ink', async () => {
    const page = await drawn(`${under} /A gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([50, 50, 0, 50]);
  });

  it('F9 Multiply adds up, and every blend mode is marked as uncertain', async () => {
    const page = await drawn(`${under} /M gs 0.5 0 0 1 k 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 100]);
    expect(page.uncertain).toEqual(['transparency']);
    expect((await drawn('/S gs 0 g 0 0 50 50 re f', SMALL, states)).uncertain).toEqual(['transparency']);
  });

  it("F9 dark RGB is uncertain, pale RGB isn't, and opaque ink on top makes it certain", async () => {
    expect((await drawn('0.1 0.1 0.1 rg 0 0 50 50 re f')).uncertain).toEqual(['unprofiled RGB']);
    expect((await drawn('0.8 0.9 1 rg 0 0 50 50 re f')).uncertain).toEqual([]);
    expect((await drawn('0.1 0.1 0.1 rg 0 0 50 50 re f 0 0 0 1 k 0 0 60 60 re f')).uncertain).toEqual([]);
  });

  it('F9 uncertain ink sums are kept separate, so that no verdict uses them', async () => {
    const light = await drawn('0 0 0 rg 0 0 50 50 re f 1 0 0 0 k 50 50 50 50 re f');
    expect([light.maxTotal, light.peakTotal, paintedAbove(light, 200)]).toEqual([100, 100, 0]);
    expect(light.doubtfulAreaByTotal.at(-1)).toBe(25);
    const dark = await drawn('1 1 1 0 k 0 0 100 100 re f /O1 gs 0 0 0 1 k 0 0 50 50 re f', SMALL, states);
    expect([dark.maxTotal, dark.regions, dark.doubtfulAreaByTotal[400]]).toEqual([300, [], 25]);
  });

  it("F9 a group that isn't fully opaque is uncertain", async () => {
    const pdf = new PdfBuilder();
    const form = pdf.stream(
      '/O gs 0 g 0 0 50 50 re f',
      '/Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency >> /Resources << /ExtGState << /O << /ca 1 >> >> >>',
    );
    const content = pdf.stream('/A gs /F Do');
    const resources = `<< /ExtGState << /A << /ca 0.5 >> >> /XObject << /F ${form} 0 R >> >>`;
    const page = pdf.add(`<< /Type /Page ${SMALL} /Resources ${resources} /Contents ${content} 0 R >>`);
    expect((await ink(pdf.finish([page]))).uncertain).toEqual(['transparency']);
  });
});
