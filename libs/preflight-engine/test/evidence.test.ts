import { describe, expect, it } from '@jest/globals';
import { type CheckId, type CheckStatus, preflight, readFacts, BufferSource } from '../src/index.ts';
import { type FileParts, goodBoxes, image, painted, pressFile, something, withFont } from './press-file.ts';
import { PdfBuilder } from './pdf-builder.ts';

const red = '1 0 0 rg 100 100 300 300 re f';
const names = Object.getOwnPropertyNames(Object.prototype);

async function statuses(bytes: Buffer): Promise<Record<CheckId, CheckStatus>> {
  const { checks } = await preflight(bytes, { mode: 'quick' });
  return Object.fromEntries(checks.map(({ id, status }) => [id, status])) as Record<CheckId, CheckStatus>;
}

const of = (parts: FileParts) => statuses(pressFile(parts));
const ofContent = (content: string, resources?: FileParts['resources']) =>
  of({ pages: [{ content }], ...(resources && { resources }) });

/** What reads content does not pass: something of it was not read. */
const unread = { 'color-space': 'manual', hairlines: 'manual', fonts: 'manual' };
const read = { 'color-space': 'pass', hairlines: 'pass', fonts: 'pass' };

/** The file with an object that its cross-reference still lists. */
function without(bytes: Buffer, object: string): Buffer {
  const text = bytes.toString('latin1');
  expect(text).toContain(`${object} 0 obj`);
  return Buffer.from(text.replace(`\n${object} 0 obj`, `\n${object} 0 xbj`), 'latin1');
}

describe('evidence in the structure of a file', () => {
  it('F2 an object that is listed and lies nowhere is not taken for nothing', async () => {
    const file = pressFile({
      pages: [{ content: painted(720, 720) }],
      resources: (pdf) =>
        `/XObject << /X1 ${image(pdf, '/Width 30 /Height 30 /BitsPerComponent 8 /ColorSpace /DeviceCMYK')} 0 R >>`,
    });
    expect(readFacts(new BufferSource(file))).toMatchObject({ repaired: false });
    const lost = without(file, '1');
    expect(await statuses(lost)).toMatchObject({ ...unread, 'image-resolution': 'manual' });
    expect(readFacts(new BufferSource(lost))).toMatchObject({ opens: true, repaired: true });
  });

  it('F2 a reference to what no table lists is a legal null', async () => {
    expect(await of({ pages: [{ entries: `${goodBoxes} /Annots 99 0 R` }] })).toMatchObject(read);
  });

  it('F2 pages that the tree counts and that are not there are missed', async () => {
    const file = pressFile({ pages: [{}, {}] });
    expect(await statuses(file)).toMatchObject(read);
    expect(await statuses(without(file, '4'))).toMatchObject(unread);
    const counted = Buffer.from(file.toString('latin1').replace('/Count 2', '/Count 9'), 'latin1');
    expect(await statuses(counted)).toMatchObject(unread);
    const fewer = Buffer.from(file.toString('latin1').replace('/Count 2', '/Count 1'), 'latin1');
    expect(await statuses(fewer)).toMatchObject(read);
  });

  it('F2 so are pages below a tree that is too deep', async () => {
    const pdf = new PdfBuilder();
    const contents = pdf.stream(something);
    const page = pdf.add(`<< /Type /Page ${goodBoxes} /Contents ${contents} 0 R >>`);
    let deep = pdf.add(`<< /Type /Page ${goodBoxes} /Contents ${contents} 0 R >>`);
    for (let level = 0; level < 120; level += 1) deep = pdf.add(`<< /Type /Pages /Kids [${deep} 0 R] >>`);
    expect(await statuses(pdf.finish([page, deep]).subarray())).toMatchObject(unread);
  });

  it('F2 contents that a page names and that are nowhere', async () => {
    const pdf = new PdfBuilder();
    const page = (contents: string) => pdf.add(`<< /Type /Page ${goodBoxes} ${contents} >>`);
    const parts = pdf.stream(something);
    expect(await statuses(pdf.finish([page(`/Contents [${parts} 0 R 99 0 R]`)]))).toMatchObject(unread);
    const other = new PdfBuilder();
    const named = other.add(`<< /Type /Page ${goodBoxes} /Contents 99 0 R >>`);
    expect(await statuses(other.finish([named]))).toMatchObject(unread);
    const blank = new PdfBuilder();
    expect(await statuses(blank.finish([blank.add(`<< /Type /Page ${goodBoxes} >>`)]))).toMatchObject(read);
  });
});

describe('evidence in content', () => {
  it('F2 forms and images that cannot be found, that nest too deep or paint themselves', async () => {
    expect(await ofContent(`/X9 Do ${something}`)).toMatchObject(unread);
    const form = '/Subtype /Form /BBox [0 0 468 684]';
    const nested = (pdf: PdfBuilder) => {
      let num = pdf.stream(red, form);
      for (let level = 0; level < 30; level += 1)
        num = pdf.stream('/F0 Do', `${form} /Resources << /XObject << /F0 ${num} 0 R >> >>`);
      return `/XObject << /F0 ${num} 0 R >>`;
    };
    expect(await ofContent(`/F0 Do ${something}`, nested)).toMatchObject(unread);
    const cyclic = (pdf: PdfBuilder) => `/XObject << /F0 ${pdf.stream('/F0 Do', form)} 0 R >>`;
    expect(await ofContent(`/F0 Do ${something}`, cyclic)).toMatchObject(unread);
  });

  it('F2 an inline image does not swallow what follows it', async () => {
    const inline = (size: string) => `q 10 0 0 10 100 100 cm BI ${size} /BPC 8 /CS /G ID x EI Q ${red}`;
    const tooLarge = await ofContent(inline('/W 100000 /H 100000'));
    expect(tooLarge).toMatchObject({ 'color-space': 'warning', hairlines: 'manual' });
    const tight = inline('/W 1 /H 1').replace('ID x EI', 'ID xEI');
    expect(await ofContent(tight)).toMatchObject({ 'color-space': 'warning', hairlines: 'pass' });
    for (const size of ['/W -45 /H 1', '/W 45 /H -1', '/W -9 /H -9'])
      expect(await ofContent(inline(size))).toMatchObject({ 'color-space': 'warning' });
    expect(await ofContent(`${something} BI /W 1 /H 1 /BPC 8 /CS /G ID x ${red}`)).toMatchObject(unread);
    expect(await ofContent(`${something} BI /W 1 /H 1`)).toMatchObject(unread);
  });

  it('F2 nor does a string, an array or a dictionary without an end go unseen', async () => {
    for (const open of ['(', '<', '[', '/P <<'])
      expect(await ofContent(`${something} ${open} ${red}`)).toMatchObject(unread);
  });

  it('F2 graphics states that nest too deep come back in step', async () => {
    const deep = `${'q '.repeat(600)}1 0 0 rg ${'Q '.repeat(88)}0 0 0 1 k ${'Q '.repeat(512)}${something}`;
    expect(await ofContent(deep)).toMatchObject(unread);
    const balanced = `q 0 0 0 1 k ${'q '.repeat(600)}${'Q '.repeat(600)} 100 100 9 9 re f Q`;
    expect(await ofContent(balanced)).toMatchObject(unread);
  });

  it('F2 text in a font that is nowhere', async () => {
    const text = 'BT /F9 12 Tf 100 300 Td (Dana) Tj ET';
    expect(await ofContent(text)).toMatchObject(unread);
    expect(await ofContent(`BT 12 Tf (Dana) Tj ET ${something}`)).toMatchObject(unread);
    expect(await ofContent('BT /F9 12 Tf 3 Tr (Dana) Tj ET')).toMatchObject(read);
    expect(await ofContent(text.replace('F9', 'F1'), withFont)).toMatchObject(read);
  });

  it('F2 colour spaces that mean nothing', async () => {
    const square = '100 100 50 50 re f';
    expect(await ofContent(`/X cs 1 0 0 scn ${square}`)).toMatchObject(unread);
    const odd = (pdf: PdfBuilder) => `/ColorSpace << /X [/ICCBased ${pdf.stream('x', '/N 7')} 0 R] >>`;
    expect(await ofContent(`/X cs 1 0 0 scn ${square}`, odd)).toMatchObject(unread);
    const indexed = () => '/ColorSpace << /X [/Indexed /Nothing 1 <00FF>] >>';
    expect(await ofContent(`/X cs 1 scn ${square}`, indexed)).toMatchObject(unread);
    for (const space of ['/ColorSpace 99 0 R', '/ColorSpace [/ICCBased 99 0 R]', '']) {
      const placed = (pdf: PdfBuilder) =>
        `/XObject << /X1 ${image(pdf, `/Width 300 /Height 300 /BitsPerComponent 8 ${space}`)} 0 R >>`;
      expect(await ofContent(painted(72, 72), placed)).toMatchObject(unread);
    }
  });

  it('F2 images that do not say how large they are', async () => {
    for (const size of ['/Width 300', '/Width -300 /Height 300']) {
      const placed = (pdf: PdfBuilder) =>
        `/XObject << /X1 ${image(pdf, `${size} /BitsPerComponent 8 /ColorSpace /DeviceCMYK`)} 0 R >>`;
      expect(await ofContent(painted(72, 72), placed)).toMatchObject({ 'image-resolution': 'manual' });
    }
  });

  it('F2 gradients, graphics states and patterns that are nowhere', async () => {
    for (const lost of ['/S sh', '/G gs', '/Pattern cs /P scn 0 0 9 9 re f'])
      expect(await ofContent(`${lost} ${something}`)).toMatchObject(unread);
  });
});

describe('names that JavaScript gives to every object', () => {
  it.each(names)('F2 %s is no colour space', async (name) => {
    const square = '1 scn 100 100 50 50 re f';
    expect(await ofContent(`/${name} cs ${square}`)).toMatchObject(unread);
    expect(await ofContent(`/C cs ${square}`, () => `/ColorSpace << /C [/${name}] >>`)).toMatchObject(unread);
    const placed = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${image(pdf, `/Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /${name}`)} 0 R >>`;
    expect(await ofContent(painted(72, 72), placed)).toMatchObject(unread);
    const inline = `q 10 0 0 10 100 100 cm BI /W 1 /H 1 /BPC 8 /CS /${name} ID x EI Q`;
    expect(await ofContent(inline)).toMatchObject(unread);
    expect(await ofContent(inline.replace('/BPC', `/${name} 1 /BPC`))).toMatchObject(unread);
  });

  it.each(names)('F2 %s is no filter, operator or kind of font', async (name) => {
    const form = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${pdf.stream(red, `/Subtype /Form /BBox [0 0 468 684] /Filter /${name}`)} 0 R >>`;
    expect(await ofContent(`/X1 Do ${something}`, form)).toMatchObject(unread);
    expect(await ofContent(`${name} ${something}`)).toMatchObject(read);
    const odd = () => `/Font << /F1 << /Type /Font /Subtype /${name} /BaseFont /${name} >> >>`;
    expect(await ofContent('BT /F1 12 Tf 100 300 Td (Dana) Tj ET', odd)).toMatchObject({ fonts: 'fail' });
  });
});

describe('what patterns paint with', () => {
  const gradient = '/ShadingType 2 /ColorSpace /DeviceRGB /Coords [100 100 300 300]';
  const ramp = '/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >>';
  const tile = '/PatternType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9';
  const shaded = () => `/Pattern << /P << /PatternType 2 /Shading << ${gradient} ${ramp} >> >> >>`;

  it('F5 a gradient as a colour has its own colours', async () => {
    for (const use of ['100 100 200 200 re f', '9 w 100 100 200 200 re S'])
      expect(await ofContent(`/Pattern cs /Pattern CS /P scn /P SCN ${use}`, shaded)).toMatchObject({
        'color-space': 'warning',
      });
    expect(await ofContent(`/Pattern cs /P scn ${something}`, shaded)).toMatchObject({
      'color-space': 'pass',
    });
    const text = '/Pattern cs /P scn BT /F1 12 Tf 100 300 Td (Dana) Tj ET';
    expect(await ofContent(text, (pdf) => `${shaded()} ${withFont(pdf)}`)).toMatchObject({
      'color-space': 'warning',
    });
  });

  it('F5 a tile is told in each of its colours, and again where it is no longer hidden', async () => {
    const uncolored = (pdf: PdfBuilder) =>
      `/ColorSpace << /K [/Pattern /DeviceCMYK] /R [/Pattern /DeviceRGB] >> /Pattern << /P ${pdf.stream('0 0 5 5 re f', `${tile} /PaintType 2 /Resources << >>`)} 0 R >>`;
    const square = '100 100 50 50 re f';
    const inK = `/K cs 0 0 0 1 /P scn ${square}`;
    expect(await ofContent(inK, uncolored)).toMatchObject({ 'color-space': 'pass' });
    expect(await ofContent(`${inK} /R cs 1 0 0 /P scn ${square}`, uncolored)).toMatchObject({
      'color-space': 'warning',
    });
    const colored = (pdf: PdfBuilder) => {
      const off = pdf.add('<< /Type /OCG /Name (off) >>');
      pdf.catalogEntries = '';
      return `/Properties << /L ${off} 0 R >> /Pattern << /P ${pdf.stream('1 0 0 rg 0 0 5 5 re f', `${tile} /PaintType 1 /Resources << >>`)} 0 R >>`;
    };
    const twice = `/Pattern cs /P scn /OC /L BDC ${square} EMC ${square}`;
    const file = pressFile({
      pages: [{ content: twice }],
      resources: colored,
      catalog: () => '/OCProperties << /OCGs [1 0 R] /D << /OFF [1 0 R] >> >>',
    });
    expect(await statuses(file)).toMatchObject({ 'color-space': 'warning' });
  });

  it('F5 a tile is told wherever the first of it lies', async () => {
    const away = (pdf: PdfBuilder) =>
      `/Pattern << /P ${pdf.stream('1 0 0 rg 0 0 5 5 re f', `${tile} /PaintType 1 /Matrix [1 0 0 1 -9000 0] /Resources << >>`)} 0 R >>`;
    const square = '/Pattern cs /P scn 100 100 50 50 re f';
    expect(await ofContent(square, away)).toMatchObject({ 'color-space': 'warning' });
  });

  it('F5 the colours that an uncoloured tile asks for are none', async () => {
    const uncolored = (pdf: PdfBuilder) =>
      `/ColorSpace << /K [/Pattern /DeviceCMYK] >> /Pattern << /P ${pdf.stream('1 0 0 rg 0 0 5 5 re f', `${tile} /PaintType 2 /Resources << >>`)} 0 R >>`;
    expect(await ofContent('/K cs 0 0 0 1 /P scn 100 100 50 50 re f', uncolored)).toMatchObject({
      'color-space': 'pass',
    });
  });
});

describe('glyphs that instructions draw', () => {
  const drawn = (pdf: PdfBuilder, glyph: string, more = '') =>
    `/Font << /F1 << /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /a ${pdf.stream(glyph)} 0 R >> /Encoding << /Differences [65 /a] >> /FirstChar 65 /LastChar 65 /Widths [600] ${more} >> >>`;
  const text = 'BT /F1 100 Tf 100 300 Td (AA) Tj ET';

  it('F5 colours and strokes of their own are judged', async () => {
    const judged = (glyph: string) => ofContent(text, (pdf) => drawn(pdf, glyph));
    expect(await judged('600 0 d0 0 0 0 1 k 0 0 500 500 re f')).toMatchObject({
      'color-space': 'pass',
      hairlines: 'pass',
    });
    expect(await judged('600 0 d0 1 0 0 rg 0 0 500 500 re f')).toMatchObject({ 'color-space': 'warning' });
    expect(await judged('600 0 0 0 500 500 d1 1 0 0 rg 0 0 500 500 re f')).toMatchObject({
      'color-space': 'pass',
    });
    for (const start of ['600 0 d0', '600 0 0 0 500 500 d1'])
      expect(await judged(`${start} 0 w 0 0 m 500 0 l S`)).toMatchObject({
        hairlines: expect.not.stringMatching('pass'),
      });
  });

  it('F5 their images are judged, and not listed among the page’s', async () => {
    const file = pressFile({
      pages: [{ content: text }],
      resources: (pdf) => {
        const photo = image(pdf, '/Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceRGB');
        return drawn(
          pdf,
          '600 0 d0 500 0 0 500 0 0 cm /X1 Do',
          `/Resources << /XObject << /X1 ${photo} 0 R >> >>`,
        );
      },
    });
    expect(await statuses(file)).toMatchObject({ 'color-space': 'warning', 'image-resolution': 'fail' });
    expect(readFacts(new BufferSource(file))).toMatchObject({ pages: [{ images: [] }] });
  });

  it('F5 one that is shown off the page first is looked at where it is on it', async () => {
    const judged = (pdf: PdfBuilder) => drawn(pdf, '600 0 d0 1 0 0 rg 0 0 500 500 re f');
    const away = 'BT /F1 100 Tf -9000 300 Td (A) Tj 9100 0 Td (A) Tj ET';
    expect(await ofContent(away, judged)).toMatchObject({ 'color-space': 'warning' });
  });

  it('F5 one that shows itself, or is nowhere, is not taken for nothing', async () => {
    const self = (pdf: PdfBuilder) => drawn(pdf, '600 0 d0 /X9 Do');
    expect(await ofContent(text, self)).toMatchObject({ 'color-space': 'manual' });
    const lost = (pdf: PdfBuilder) => drawn(pdf, '').replace(/\/a \d+ 0 R/, '/a 99 0 R');
    expect(await ofContent(text, lost)).toMatchObject({ 'color-space': 'manual' });
  });
});

describe('fonts that are not what they seem', () => {
  it('F5 codes of one byte are text, too', async () => {
    const font = () =>
      '/Font << /F1 << /Type /Font /Subtype /Type0 /BaseFont /Ryumin /Encoding /90ms-RKSJ-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin >>] >> >>';
    expect(await ofContent('BT /F1 12 Tf 100 300 Td (A) Tj ET', font)).toMatchObject({ fonts: 'fail' });
  });

  it('F5 a program without a byte embeds nothing', async () => {
    const font = (pdf: PdfBuilder, program: number) =>
      `/Font << /F1 << /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor << /FontFile2 ${program} 0 R >> >> >>`;
    const text = 'BT /F1 12 Tf 100 300 Td (!) Tj ET';
    expect(await ofContent(text, (pdf) => font(pdf, pdf.stream('')))).toMatchObject({ fonts: 'fail' });
    expect(await ofContent(text, (pdf) => font(pdf, pdf.flateStream('')))).toMatchObject({ fonts: 'fail' });
    expect(await ofContent(text, (pdf) => font(pdf, pdf.flateStream('program')))).toMatchObject({
      fonts: 'pass',
    });
  });
});
