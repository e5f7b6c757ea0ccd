import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { preflight } from '../index.ts';
import { checked, GOOD_BOXES, image, painted, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'color-space';
const spot = (pdf: PdfBuilder, name: string) => {
  const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>');
  return `[/Separation /${name} /DeviceCMYK ${tint} 0 R]`;
};
const spots =
  (...names: string[]) =>
  (pdf: PdfBuilder): string =>
    `/ColorSpace << ${names.map((name, index) => `/S${index} ${spot(pdf, name)}`).join(' ')} >>`;
const painting = (count: number) =>
  Array.from({ length: count }, (_, index) => `/S${index} cs 1 scn ${100 + index * 20} 100 10 10 re f`).join(
    ' ',
  );
const inOnePlace = (count: number) =>
  Array.from({ length: count }, (_, index) => `/S${index} cs 1 scn 100 100 10 10 re f`).join(' ');

describe('Color Space', () => {
  it('F2 colors pass for CMYK, gray and spot colors, and the inks are listed', async () => {
    const content = `1 0 0 0 k 10 100 9 9 re f 0.5 g 30 100 9 9 re f ${painting(1)}`;
    const result = await checked(
      ID,
      pressFile({ pages: [{ content }], resources: spots('PANTONE#20185#20C') }),
    );
    expect(result).toMatchObject({
      name: 'Color Space',
      status: 'pass',
      message: 'Process colors and 1 spot color.',
      details: 'Inks: Cyan, Magenta, Yellow, Black, PANTONE 185 C.',
    });
  });

  it('F5 colors list 64 inks of a file with more, and say how many there are', async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `Spot${1_000 + index}`);
    const file = pressFile({ pages: [{ content: inOnePlace(1_000) }], resources: spots(...names) });
    const { details, message } = await checked(ID, file);
    expect(message).toBe('Process colors and 1,000 spot colors.');
    expect(details).toMatch(/^Inks: Spot1000, .+, Spot1063\. 64 of 1,000 inks are listed\.$/);
    const { inks, inksLeftOut } = await preflight(file, { mode: 'quick' });
    expect({ listed: inks.length, inksLeftOut }).toEqual({ listed: 64, inksLeftOut: 936 });
  });

  it('F5 colors are checked manually in a file with too many inks to compare', async () => {
    const names = Array.from({ length: 10_001 }, (_, index) => `Spot#20${index}`);
    const file = pressFile({ pages: [{ content: inOnePlace(10_001) }], resources: spots(...names) });
    expect(await checked(ID, file)).toMatchObject({ status: 'manual' });
  });

  it('F5 colors cut a long ink name to 120 characters', async () => {
    const file = pressFile({ pages: [{ content: painting(1) }], resources: spots('x'.repeat(4_000)) });
    const [name] = (await preflight(file, { mode: 'quick' })).inks;
    expect(name).toMatch(/^x{110}… \w{8}$/);
    expect((await checked(ID, file)).details).toBe(`Inks: ${name}.`);
  });

  it.each([
    ['text', '1 0 0 rg BT /F1 20 Tf 100 100 Td (Dana) Tj ET'],
    ['line art', '1 0 0 RG 100 100 m 200 200 l S'],
  ])('F2 colors warn about RGB in %s', async (kind, content) => {
    const result = await checked(ID, pressFile({ pages: [{ content }], resources: withFont }));
    expect(result).toMatchObject({
      status: 'warning',
      findings: [{ page: 1, object: `${kind} in DeviceRGB` }],
    });
  });

  it('F2 colors say that black in RGB can print in four inks, also on a page with text in a color', async () => {
    const black = '0 0 0 rg BT /F1 20 Tf 100 100 Td (Dana) Tj ET';
    const red = '1 0 0 rg BT /F1 20 Tf 100 300 Td (Dana) Tj ET';
    const messagesOf = async (...contents: string[]) => {
      const pages = contents.map((content) => ({ content }));
      const { findings } = await checked(ID, pressFile({ pages, resources: withFont }));
      return findings.map(({ message }) => message);
    };
    const grayOn = (pages: string) =>
      `${pages}: black or gray text uses DeviceRGB. Converted for press, it can print in four inks instead of black only.`;
    const colorOn = (pages: string) =>
      `${pages}: text uses DeviceRGB. Its colors can shift when converted for press.`;
    expect(await messagesOf(black)).toEqual([grayOn('Page 1')]);
    expect(await messagesOf(red)).toEqual([colorOn('Page 1')]);
    expect(await messagesOf(black, `${red} ${black} ${red}`, red)).toEqual([
      grayOn('Pages 1 and 2'),
      colorOn('Pages 2 and 3'),
    ]);
  });

  it('F2 colors report RGB once per kind of object, however often it is on each page', async () => {
    const red = '1 0 0 rg 100 100 9 9 re f';
    const file = pressFile({
      pages: [
        { content: red },
        { content: `${red} ${red} BT /F1 20 Tf 100 300 Td (Dana) Tj ET` },
        {},
        { content: red },
      ],
      resources: withFont,
    });
    const { findings, tally } = await checked(ID, file);
    expect(findings.map(({ object, message, pageCount }) => ({ object, message, pageCount }))).toEqual([
      {
        object: 'line art in DeviceRGB',
        message: 'Pages 1, 2 and 4: line art uses DeviceRGB. Its colors can shift when converted for press.',
        pageCount: 3,
      },
      {
        object: 'text in DeviceRGB',
        message: 'Page 2: text uses DeviceRGB. Its colors can shift when converted for press.',
        pageCount: undefined,
      },
    ]);
    expect(tally.pages).toBe('ww-w');
  });

  it('F2 colors leave out an image that its mask hides everywhere', async () => {
    const masked = (alpha: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: painted(100, 100) }],
          resources: (pdf) => {
            const size = '/Width 2 /Height 2 /BitsPerComponent 8';
            const mask = image(pdf, `${size} /ColorSpace /DeviceGray`, alpha);
            const color = image(pdf, `${size} /ColorSpace /DeviceRGB /SMask ${mask} 0 R`, 'colors 1 to 4');
            return `/XObject << /X1 ${color} 0 R >>`;
          },
        }),
      );
    expect(await masked('\u0000\u0000\u0000\u0000')).toMatchObject({ status: 'pass' });
    expect(await masked('\u0000\u0000\u0000\u00ff')).toMatchObject({ status: 'warning' });
  });

  it('F2 colors warn about RGB images, ICC RGB and Lab', async () => {
    const resources = (pdf: PdfBuilder) => {
      const profile = pdf.stream('profile', '/N 3');
      const photo = image(
        pdf,
        `/Width 9 /Height 9 /ColorSpace [/ICCBased ${profile} 0 R] /BitsPerComponent 8`,
      );
      return `/XObject << /X1 ${photo} 0 R >> /ColorSpace << /L [/Lab << /WhitePoint [0.96 1 0.82] >>] >>`;
    };
    const content = `${painted(9, 9)} /L cs 50 20 20 scn 100 100 9 9 re f`;
    const result = await checked(ID, pressFile({ pages: [{ content }], resources }));
    expect(result.findings.map(({ object }) => object)).toEqual(['image in ICC RGB', 'line art in Lab']);
  });

  it('F2 colors name calibrated RGB, which is no DeviceRGB', async () => {
    const resources = () => '/ColorSpace << /C [/CalRGB << /WhitePoint [0.95 1 1.09] >>] >>';
    const pages = [{ content: '/C cs 1 0 0 scn 100 100 9 9 re f' }];
    const result = await checked(ID, pressFile({ pages, resources }));
    expect(result.findings).toMatchObject([{ object: 'line art in CalRGB' }]);
  });

  it('F2 colors find RGB in an indexed palette, a gradient and a form', async () => {
    const resources = (pdf: PdfBuilder) => {
      const photo = image(
        pdf,
        '/Width 9 /Height 9 /ColorSpace [/Indexed /DeviceRGB 1 <000000FFFFFF>] /BitsPerComponent 8',
      );
      const fade = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [1 0 0] /N 1 >>');
      const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Function ${fade} 0 R >>`;
      const form = pdf.stream('0 1 0 rg 100 100 9 9 re f', '/Subtype /Form /BBox [0 0 468 684]');
      return `/XObject << /X1 ${photo} 0 R /F ${form} 0 R >> /Shading << /Sh ${shading} >>`;
    };
    const content = `${painted(9, 9)} q 100 100 50 50 re W n /Sh sh Q /F Do`;
    const result = await checked(ID, pressFile({ pages: [{ content }], resources }));
    expect(result.findings.map(({ object }) => object)).toEqual([
      'image in DeviceRGB',
      'gradient in DeviceRGB',
      'line art in DeviceRGB',
    ]);
  });

  it('F2 colors fail for RGB if the profile or PDF/X version allows only CMYK', async () => {
    const rgb = { pages: [{ content: '1 0 0 rg 100 100 9 9 re f' }] };
    expect(await checked(ID, pressFile(rgb), { profile: 'newspaper' })).toMatchObject({ status: 'fail' });
    const trailer = (pdf: PdfBuilder) =>
      `/Info ${pdf.add('<< /GTS_PDFXVersion (PDF/X-1:2001) /GTS_PDFXConformance (PDF/X-1a:2001) >>')} 0 R`;
    expect(await checked(ID, pressFile({ ...rgb, trailer }))).toMatchObject({ status: 'fail' });
  });

  it('F2 colors warn about one ink under two names', async () => {
    const twins = pressFile({
      pages: [{ content: painting(2) }],
      resources: spots('PANTONE#20185#20C', 'Pantone#20185#20CVC'),
    });
    expect(await checked(ID, twins)).toMatchObject({
      status: 'warning',
      findings: [{ limit: { value: 1, unit: 'inks' } }],
    });
    const others = pressFile({
      pages: [{ content: painting(2) }],
      resources: spots('PANTONE#20185#20C', 'PANTONE#20186#20C'),
    });
    expect(await checked(ID, others)).toMatchObject({ status: 'pass' });
  });

  it("F2 colors don't match spot colors in other scripts or names of digits only", async () => {
    const named = (...names: string[]) =>
      checked(ID, pressFile({ pages: [{ content: painting(2) }], resources: spots(...names) }));
    expect(await named('#E9#87#91', '#E9#8A#80')).toMatchObject({ status: 'pass' });
    expect(await named('185', '1-85')).toMatchObject({ status: 'pass' });
    expect(await named('Gold', '#EF#BC#A7old')).toMatchObject({ status: 'warning' });
  });

  it('F2 colors find RGB among hundreds of spot colors', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `Ink${'q'.repeat(index % 17)}x${index}`);
    const all = names.map((_, index) => `/S${index} cs 1 scn 100 ${100 + index} 9 9 re f`).join(' ');
    const content = `${all} 1 0 0 rg 100 100 9 9 re f`;
    const result = await checked(ID, pressFile({ pages: [{ content }], resources: spots(...names) }));
    expect(result.findings).toMatchObject([{ object: 'line art in DeviceRGB' }]);
  });

  it('F2 colors use the JPX header of an image without a color space', async () => {
    const size = [0xff, 0x4f, 0xff, 0x51, 0, 47, 0, 0];
    const components = [0, 3, 7, 1, 1, 7, 1, 1, 7, 1, 1];
    const jpx = Buffer.concat([Buffer.from(size), Buffer.alloc(32), Buffer.from(components)]).toString(
      'latin1',
    );
    const resources = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${image(pdf, '/Width 300 /Height 300 /Filter /JPXDecode', jpx)} 0 R >>`;
    expect(await checked(ID, pressFile({ pages: [{ content: painted(72, 72) }], resources }))).toMatchObject({
      status: 'warning',
      findings: [{ object: 'image in DeviceRGB' }],
    });
  });

  it('F2 colors are manual for an image with an unknown color space', async () => {
    const resources = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${image(pdf, '/Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace 99 0 R')} 0 R >>`;
    expect(await checked(ID, pressFile({ pages: [{ content: painted(72, 72) }], resources }))).toMatchObject({
      status: 'manual',
    });
  });

  it('F2 colors count in an annotation only if it prints', async () => {
    const noted = (flags: number) =>
      checked(
        ID,
        pressFile({
          pages: [{ entries: `${GOOD_BOXES} /Annots [2 0 R]` }],
          resources: (pdf) => {
            const look = pdf.stream('1 0 0 rg 0 0 50 50 re f', '/Subtype /Form /BBox [0 0 50 50]');
            pdf.add(`<< /Subtype /Text /F ${flags} /Rect [100 100 120 120] /AP << /N ${look} 0 R >> >>`);
            return '';
          },
        }),
      );
    expect(await noted(4)).toMatchObject({ status: 'warning' });
    expect(await noted(0)).toMatchObject({ status: 'pass' });
    expect(await noted(6)).toMatchObject({ status: 'pass' });
  });
});
