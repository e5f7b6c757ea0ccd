import { PdfBuilder } from './pdf-builder.ts';
import { GOOD_BOXES, SOMETHING } from './press-file.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A name or string of this length that ends with its number. */
const long = (length: number, number: number): string => `${'a'.repeat(length)}${number}`;

interface Page {
  content?: string;
  resources?: string;
  entries?: string;
}

const addPage = (
  pdf: PdfBuilder,
  { content = SOMETHING, resources = '', entries = GOOD_BOXES }: Page,
): number =>
  pdf.add(
    `<< /Type /Page ${entries} /Resources << ${resources} >> /Contents ${pdf.flateStream(content)} 0 R >>`,
  );

/** A page that paints with spot colors of these names. */
function inkFile(names: readonly string[]): Buffer {
  const pdf = new PdfBuilder();
  const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>');
  const spaces = names.map((name, index) => `/S${index} [/Separation /${name} /DeviceCMYK ${tint} 0 R]`);
  const content = names.map((_, index) => `/S${index} cs 1 scn 200 300 10 10 re f`).join('\n');
  return pdf.finishPacked([addPage(pdf, { content, resources: `/ColorSpace << ${spaces.join(' ')} >>` })]);
}

/** One page with all kinds of problems, many times over. */
function pagesFile(count: number): Buffer {
  const pdf = new PdfBuilder();
  const image = pdf.stream(
    'x',
    '/Type /XObject /Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
  );
  const font = pdf.add(`<< /Type /Font /Subtype /TrueType /BaseFont /${long(4_000, 1)} >>`);
  const box = (inset: number) => `[${[1, 2, 600, 700].map((edge) => `${edge + inset}.12345678`).join(' ')}]`;
  const page = addPage(pdf, {
    content: `1 0 0 rg 0 0 700 800 re f q 500 0 0 500 9 9 cm /I Do Q 0 w 9 9 m 90 90 l S BT /F 2 Tf 300 300 Td (abc) Tj ET`,
    resources: `/XObject << /I ${image} 0 R >> /Font << /F ${font} 0 R >>`,
    entries: `/UserUnit 1.000001 /MediaBox ${box(0)} /CropBox ${box(0.5)} /BleedBox ${box(0.25)} /TrimBox ${box(0.75)} /ArtBox ${box(1)}`,
  });
  return pdf.finishPacked(times(count, () => page));
}

/** Fonts that are not embedded, each on each page. */
function fontsFile(fonts: number, pages: number): Buffer {
  const pdf = new PdfBuilder();
  const entries = times(
    fonts,
    (index) =>
      `/F${index} ${pdf.add(`<< /Type /Font /Subtype /TrueType /BaseFont /${long(4_000, index)} >>`)} 0 R`,
  );
  const content = times(fonts, (index) => `BT /F${index} 12 Tf 100 200 Td (abc) Tj ET`).join('\n');
  const page = addPage(pdf, { content, resources: `/Font << ${entries.join(' ')} >>` });
  return pdf.finishPacked(times(pages, () => page));
}

function layersFile(count: number, length: number): Buffer {
  const pdf = new PdfBuilder();
  const groups = times(count, (index) => `${pdf.add(`<< /Type /OCG /Name (${long(length, index)}) >>`)} 0 R`);
  pdf.catalogEntries = `/OCProperties << /OCGs [${groups.join(' ')}] /D << /OFF [${groups.join(' ')}] >> >>`;
  return pdf.finishPacked([addPage(pdf, {})]);
}

function onePage(page: Page, trailer?: (pdf: PdfBuilder) => string): Buffer {
  const pdf = new PdfBuilder();
  return pdf.finishPacked([addPage(pdf, page)], trailer?.(pdf));
}

const HUGE = '9'.repeat(38);

/** Small files whose results would be large, or slow to lay out, if lists and names in them had no limits. */
export const hostileFiles: Readonly<Record<string, () => Buffer>> = {
  '15 spot colors with names of 4,000 characters': () => inkFile(times(15, (index) => long(4_000, index))),
  '1,000 spot colors with names of 4,000 characters': () =>
    inkFile(times(1_000, (index) => `${index}${long(4_000, index)}`)),
  '11,000 spot colors': () => inkFile(times(11_000, (index) => `Spot${index}`)),
  'spot colors that look the same': () => inkFile(times(1_000, (index) => `A${'#2D'.repeat(index)}`)),
  'control characters in spot color names': () =>
    inkFile(times(100, (index) => `${'#01'.repeat(1_000)}${index}`)),
  '5,100 pages with problems of all kinds': () => pagesFile(5_100),
  '20,000 low-resolution images': () => {
    const pdf = new PdfBuilder();
    const image = pdf.stream(
      'x',
      '/Type /XObject /Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    );
    const content = 'q 99 0 0 99 100.5 200.25 cm /I Do Q\n'.repeat(20_000);
    return pdf.finishPacked([addPage(pdf, { content, resources: `/XObject << /I ${image} 0 R >>` })]);
  },
  '100 fonts with long names, not embedded, on 100 pages': () => fontsFile(100, 100),
  '200 hidden layers with names of 100,000 characters': () => layersFile(200, 100_000),
  'a PDF/X version and a title of a million characters': () =>
    onePage({}, (pdf) => {
      const text = `(${long(1_000_000, 1)})`;
      return `/Info ${pdf.add(`<< /Title ${text} /GTS_PDFXVersion ${text} >>`)} 0 R`;
    }),
  '2,000 annotations of unknown kinds': () =>
    onePage({
      entries: `${GOOD_BOXES} /Annots [${times(2_000, (index) => `<< /Type /Annot /Subtype /${long(4_000, index)} /Rect [99 99 199 199] >>`).join(' ')}]`,
    }),
  'unknown color spaces with long names': () =>
    onePage({ content: times(500, (index) => `/${long(4_000, index)} cs 9 9 99 99 re f`).join('\n') }),
  'a blend mode with a long name': () =>
    onePage({
      content: `/G gs ${SOMETHING}`,
      resources: `/ExtGState << /G << /BM /${long(4_000, 1)} >> >>`,
    }),
  'numbers beyond the largest': () =>
    onePage({
      content: `${`${HUGE} 0 0 ${HUGE} ${HUGE} ${HUGE} cm `.repeat(20)} 0 w 9 9 m 90 90 l S 1 0 0 rg 9 9 99 99 re f`,
      entries: `/UserUnit ${HUGE} /MediaBox [-${HUGE} -${HUGE} ${HUGE} ${HUGE}]`,
    }),
  'a page tree 200 levels deep': () => {
    const pdf = new PdfBuilder();
    const page = addPage(pdf, {});
    const top = times(200, (index) => index).reduce(
      (kid) => pdf.add(`<< /Type /Pages /Kids [${kid} 0 R] /Count 1 >>`),
      page,
    );
    return pdf.finishPacked([top]);
  },
};
