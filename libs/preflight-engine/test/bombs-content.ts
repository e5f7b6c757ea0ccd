import type { BombWriter } from './bombs-writer.ts';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';
const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** A TrueType font whose `cmap` has so many groups of format 12, all empty. */
function fontOfGroups(count: number): Uint8Array {
  const tables = { cmap: 28 + 12 * count, glyf: 64, head: 54, loca: 64 };
  let start = 12 + 16 * Object.keys(tables).length;
  const font = Buffer.alloc(Object.values(tables).reduce((all, length) => all + length, start));
  font.writeUInt32BE(0x1_0000, 0);
  font.writeUInt16BE(Object.keys(tables).length, 4);
  for (const [index, [tag, length]] of Object.entries(tables).entries()) {
    font.write(tag, 12 + 16 * index, 'latin1');
    font.writeUInt32BE(start, 12 + 16 * index + 8);
    font.writeUInt32BE(length, 12 + 16 * index + 12);
    if (tag === 'cmap') {
      font.set([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12], start);
      font.writeUInt32BE(count, start + 24);
    }
    if (tag === 'head') font.writeUInt16BE(1_000, start + 18);
    start += length;
  }
  return font;
}

/** Malicious page content. */
export const contentBombs: Readonly<Record<string, (pdf: BombWriter) => void>> = {
  'a form that contains itself': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>');
    pdf.stream(4, '', '/X Do /X Do');
    pdf.stream(5, `${FORM} /Resources << /XObject << /X 5 0 R /Y 6 0 R >> >>`, '/X Do /Y Do');
    pdf.stream(6, `${FORM} /Resources << /XObject << /X 5 0 R /Y 6 0 R >> >>`, '/X Do /Y Do');
    pdf.finish();
  },
  'ten times ten forms, twenty deep': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>');
    pdf.stream(4, '', '/X Do');
    for (const num of range(5, 20))
      pdf.stream(num, `${FORM} /Resources << /XObject << /X ${num + 1} 0 R >> >>`, '/X Do '.repeat(10));
    pdf.stream(25, FORM, '0 0 1 1 re f');
    pdf.finish();
  },
  'a pattern painted with itself': (pdf) => {
    const resources = '/Resources << /Pattern << /P 5 0 R >> >>';
    pdf.page(`/Contents 4 0 R ${resources}`);
    pdf.stream(4, '', '/Pattern cs /P scn 0 0 600 700 re f');
    const pattern = `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.000001 /YStep 0.000001 ${resources}`;
    pdf.stream(5, pattern, '/Pattern cs /P scn 0 0 1 1 re f');
    pdf.finish();
  },
  'a Type 3 glyph that contains itself': (pdf) => {
    const resources = '/Resources << /Font << /F 5 0 R >> >>';
    pdf.page(`/Contents 4 0 R ${resources}`);
    pdf.stream(4, '', `BT /F 12 Tf (${'a'.repeat(10_000)}) Tj ET`);
    const encoding =
      '/Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000]';
    pdf.object(
      5,
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> ${encoding} ${resources} >>`,
    );
    pdf.stream(6, '', `1000 0 d0 BT /F 12 Tf (${'a'.repeat(10_000)}) Tj ET`);
    pdf.finish();
  },
  'a soft mask that masks itself': (pdf) => {
    const resources = '/Resources << /ExtGState << /G 5 0 R >> >>';
    pdf.page(`/Contents 4 0 R ${resources}`);
    pdf.stream(4, '', '/G gs 0 0 600 700 re f');
    pdf.object(5, '<< /Type /ExtGState /SMask << /S /Luminosity /G 6 0 R >> >>');
    pdf.stream(6, `${FORM} /Group << /S /Transparency >> ${resources}`, '/G gs /G gs 0 0 1 1 re f');
    pdf.finish();
  },
  'images of absurd size': (pdf) => {
    const image =
      '/Type /XObject /Subtype /Image /Width 2000000000 /Height 2000000000 /BitsPerComponent 16 /ColorSpace /DeviceCMYK';
    pdf.page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>');
    pdf.stream(
      4,
      '',
      'q 100 0 0 100 0 0 cm /I Do Q BI /W 999999999 /H 999999999 /BPC 8 /CS /RGB ID abc EI Q',
    );
    pdf.stream(5, image, 'abc');
    pdf.finish();
  },
  'inline images without an end': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', 'BI /W 1 /H 1 /F /Fl ID E '.repeat(400_000));
    pdf.finish();
  },
  'false ends of inline images': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', `BI /W 1 /H 1 /F /Fl ID ${' EI \u0001'.repeat(2_000_000)}`);
    pdf.finish();
  },
  'ten million operators': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', '1 w q Q f '.repeat(2_500_000));
    pdf.finish();
  },
  'ten million numbers and no operator': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', '1 '.repeat(10_000_000));
    pdf.finish();
  },
  'five million q operators': (pdf) => {
    pdf.page('/Contents 4 0 R');
    pdf.stream(4, '', 'q '.repeat(5_000_000));
    pdf.finish();
  },
  'a color space based on itself': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /ColorSpace << /C 5 0 R >> >>');
    pdf.stream(4, '', '/C cs 0 sc 0 0 9 9 re f '.repeat(1_000));
    pdf.object(5, '[/Indexed 5 0 R 255 5 0 R]');
    pdf.finish();
  },
  'widths for a billion glyphs': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>');
    pdf.stream(4, '', 'BT /F 12 Tf (abcd) Tj ET');
    pdf.object(
      5,
      '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    );
    const widths = Array.from({ length: 1_000 }, (_, index) => `${index * 70_000} 2000000000 500`).join(' ');
    // The second list gives the same widths again and again.
    const again = '0 60000 500 '.repeat(100_000);
    pdf.object(6, `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /W [${again} ${widths}] >>`);
    pdf.finish();
  },
  'a ToUnicode map that maps the same codes again': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>');
    pdf.stream(4, '', 'BT /F 12 Tf (abcd) Tj ET');
    pdf.object(5, '<< /Type /Font /Subtype /TrueType /BaseFont /A /ToUnicode 6 0 R >>');
    pdf.stream(6, '', `1 beginbfrange\n${'<0000> <7fff> <0041>\n'.repeat(100_000)}endbfrange`);
    pdf.finish();
  },
  'a font with millions of character groups': (pdf) => {
    pdf.page('/Contents 4 0 R /Resources << /Font << /F 5 0 R >> >>');
    pdf.stream(4, '', `BT /F 12 Tf (${'abcdefghijklmnopqrstuvwxyz'.repeat(10)}) Tj ET`);
    pdf.object(5, '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor 6 0 R >>');
    pdf.object(6, '<< /Type /FontDescriptor /FontName /A /Flags 32 /FontFile2 7 0 R >>');
    pdf.stream(7, '', fontOfGroups(4_000_000));
    pdf.finish();
  },
  '6,000 placements of a shadow': (pdf) => {
    const image = '/Type /XObject /Subtype /Image /Width 700 /Height 700 /BitsPerComponent 8';
    pdf.page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>');
    pdf.stream(4, '', `q 300 0 0 300 100 100 cm ${'/I Do '.repeat(6_000)}Q`);
    pdf.stream(5, `${image} /ColorSpace /DeviceGray /SMask 6 0 R`, new Uint8Array(490_000));
    const blurred = Uint8Array.from({ length: 490_000 }, (_, index) => (index % 700) / 3);
    pdf.stream(6, `${image} /ColorSpace /DeviceGray`, blurred);
    pdf.finish();
  },
  '100,000 annotations with the same appearance': (pdf) => {
    pdf.page(`/Annots [${'5 0 R '.repeat(100_000)}]`);
    pdf.object(5, '<< /Type /Annot /Subtype /Stamp /Rect [0 0 10 10] /AP << /N 6 0 R >> >>');
    pdf.stream(6, FORM, '0 0 10 10 re f '.repeat(10));
    pdf.finish();
  },
};
