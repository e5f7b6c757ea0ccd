import type { BombWriter } from './bombs-writer.ts';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 2000 2000]';
/** Points, of a page with the most cells. */
const POSTER = 2_000;
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

/** A poster that paints the shading 5. */
function shadingPage(pdf: BombWriter, content = '/S sh'): void {
  pdf.page('/Contents 4 0 R /Resources << /Shading << /S 5 0 R >> >>', POSTER);
  pdf.stream(4, '', content);
}

const MESH = '/BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8';

/** Content that takes very long or very much memory to render. */
export const inkBombs: Readonly<Record<string, (pdf: BombWriter) => void>> = {
  'a function that is forty parts of itself': (pdf) => {
    shadingPage(pdf);
    pdf.object(
      5,
      '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 2000 0] /Extend [true true] /Function 6 0 R >>',
    );
    const bounds = times(39, (index) => String((index + 1) / 40));
    pdf.object(
      6,
      `<< /FunctionType 3 /Domain [0 1] /Functions [${'6 0 R '.repeat(40)}] /Bounds [${bounds}] /Encode [${'0 1 '.repeat(40)}] >>`,
    );
    pdf.finish();
  },
  'functions of 5 million samples': (pdf) => {
    shadingPage(pdf);
    const functions = times(30, (index) => `${6 + index} 0 R `.repeat(10));
    pdf.object(
      5,
      `<< /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 2000 0] /Extend [true true] /Function [${functions}] >>`,
    );
    for (let index = 0; index < 30; index += 1)
      pdf.stream(
        6 + index,
        '/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [5000000] /BitsPerSample 8',
        ' ',
      );
    pdf.finish();
  },
  'a calculation of 20,000 steps for every cell': (pdf) => {
    shadingPage(pdf);
    pdf.object(
      5,
      '<< /ShadingType 1 /ColorSpace [/DeviceN [/Cyan /Black] /DeviceCMYK 7 0 R] /Domain [0 2000 0 2000] /Function 6 0 R >>',
    );
    pdf.stream(6, '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1]', `{ ${'dup pop '.repeat(9_900)} }`);
    pdf.object(7, '<< /FunctionType 2 /Domain [0 1] /N 1 >>');
    pdf.finish();
  },
  'a calculation of 30 million steps': (pdf) => {
    shadingPage(pdf);
    pdf.object(5, '<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 2000 0 2000] /Function 6 0 R >>');
    pdf.stream(6, '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]', `{ ${'1 '.repeat(30_000_000)}`);
    pdf.finish();
  },
  'a lattice of 50 million vertices in a row': (pdf) => {
    shadingPage(pdf);
    const entries = `${MESH} /ShadingType 5 /ColorSpace /DeviceGray /VerticesPerRow 50000000 /Decode [0 2000 0 2000 0 1]`;
    pdf.stream(5, entries, new Uint8Array(64));
    pdf.finish();
  },
  'a mesh of 3 million vertices': (pdf) => {
    shadingPage(pdf);
    const entries = `${MESH} /ShadingType 4 /ColorSpace /DeviceGray /Decode [0 2000 0 2000 0 1]`;
    pdf.stream(5, entries, new Uint8Array(4 * 2_900_000));
    pdf.finish();
  },
  'a mesh of 250 inks': (pdf) => {
    shadingPage(pdf);
    const inks = times(250, (index) => `/I${index}`);
    const space = `[/DeviceN [${inks}] /DeviceCMYK 6 0 R]`;
    const entries = `${MESH} /ShadingType 4 /ColorSpace ${space} /Decode [0 2000 0 2000 ${'0 1 '.repeat(250)}]`;
    const vertex = (x: number, y: number) => [0, x, y, ...Array.from({ length: 250 }, () => 0)];
    pdf.stream(5, entries, Uint8Array.from([...vertex(0, 0), ...vertex(255, 0), ...vertex(0, 255)]));
    const domain = `/Domain [${'0 1 '.repeat(250)}]`;
    pdf.stream(6, `/FunctionType 4 ${domain} /Range [0 1 0 1 0 1 0 1]`, `{ ${'pop '.repeat(250)} 0 0 0 0 }`);
    pdf.finish();
  },
  '3,000 groups over a poster': (pdf) => {
    const states = '/ExtGState << /G << /ca 0.5 >> /X << /BM /Multiply >> >>';
    pdf.page(`/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> ${states} >>`, POSTER);
    pdf.stream(4, '', `0 0 0 1 k /G gs ${'/X Do '.repeat(3_000)}`);
    pdf.stream(5, `${FORM} /Group << /S /Transparency >> /Resources << ${states} >>`, '/X gs');
    pdf.finish();
  },
  '3,000 soft masks over a poster': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /ExtGState << /G 5 0 R >> >>', POSTER);
    pdf.stream(4, '', '/G gs '.repeat(3_000));
    pdf.object(5, '<< /SMask << /S /Luminosity /G 6 0 R >> >>');
    pdf.stream(6, `${FORM} /Group << /S /Transparency /CS /DeviceGray >>`, '');
    pdf.finish();
  },
  '300 colors of a large tile, the first painted again': (pdf) => {
    const spaces = '/ColorSpace << /C [/Pattern /DeviceCMYK] >>';
    pdf.page(`/Contents 4 0 R /Resources << /Pattern << /P 5 0 R >> ${spaces} >>`, POSTER);
    const paint = times(300, (index) => `${index / 300} .5 .5 .5 /P scn 10 10 5 5 re f`);
    pdf.stream(4, '', `/C cs ${paint} 0 .5 .5 .5 /P scn 500 500 99 99 re f`);
    pdf.stream(
      5,
      '/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 1000 1000] /XStep 1000 /YStep 1000 /Resources << >>',
      '0 0 1000 1000 re f',
    );
    pdf.finish();
  },
  '120 clips inside each other': (pdf) => {
    pdf.page('/Contents 4 0 R', POSTER);
    const clip = 'q 0 0 m 2000 0 l 2000 2000 l 1 1999 l h W n 0 0 1 1 re f';
    pdf.stream(4, '', `0 0 0 1 k ${times(120, () => clip)} ${'Q '.repeat(120)}`);
    pdf.finish();
  },
};

/** Bombs that end within the limits of rendering, because each part of them is read or rendered once. */
export const rendered: readonly string[] = ['120 clips inside each other'];
