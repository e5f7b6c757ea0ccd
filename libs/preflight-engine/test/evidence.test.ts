import { describe, expect, it } from '@jest/globals';
import { BufferSource, readFacts } from '../src/index.ts';
import { ofContent, RED, statuses } from './check-statuses.ts';
import { PdfBuilder } from './pdf-builder.ts';
import { type FileParts, GOOD_BOXES, image, painted, pressFile, SOMETHING, withFont } from './press-file.ts';

const names = Object.getOwnPropertyNames(Object.prototype);

const of = (parts: FileParts) => statuses(pressFile(parts));

/** Content checks must not pass, because something wasn't read. */
const unread = { 'color-space': 'manual', hairlines: 'manual', fonts: 'manual' };
const read = { 'color-space': 'pass', hairlines: 'pass', fonts: 'pass' };

/** The file without an object that its cross-reference table still lists. */
function without(bytes: Buffer, object: string): Buffer {
  const text = bytes.toString('latin1');
  expect(text).toContain(`${object} 0 obj`);
  return Buffer.from(text.replace(`\n${object} 0 obj`, `\n${object} 0 xbj`), 'latin1');
}
describe('evidence in the file structure', () => {
  it('F2 a listed but missing object leaves the file not fully read', async () => {
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

  it('F2 a reference to an unlisted object is null, as the specification says', async () => {
    expect(await of({ pages: [{ entries: `${GOOD_BOXES} /Annots 99 0 R` }] })).toMatchObject(read);
  });

  it('F2 pages missing from the page tree are noticed', async () => {
    const file = pressFile({ pages: [{}, {}] });
    expect(await statuses(file)).toMatchObject(read);
    expect(await statuses(without(file, '4'))).toMatchObject(unread);
    const counted = Buffer.from(file.toString('latin1').replace('/Count 2', '/Count 9'), 'latin1');
    expect(await statuses(counted)).toMatchObject(unread);
    const fewer = Buffer.from(file.toString('latin1').replace('/Count 2', '/Count 1'), 'latin1');
    expect(await statuses(fewer)).toMatchObject(read);
  });

  it('F2 pages below a too deep page tree are noticed', async () => {
    const pdf = new PdfBuilder();
    const contents = pdf.stream(SOMETHING);
    const page = pdf.add(`<< /Type /Page ${GOOD_BOXES} /Contents ${contents} 0 R >>`);
    let deep = pdf.add(`<< /Type /Page ${GOOD_BOXES} /Contents ${contents} 0 R >>`);
    for (let level = 0; level < 120; level += 1) deep = pdf.add(`<< /Type /Pages /Kids [${deep} 0 R] >>`);
    expect(await statuses(pdf.finish([page, deep]).subarray())).toMatchObject(unread);
  });

  it('F2 missing content streams are noticed', async () => {
    const pdf = new PdfBuilder();
    const page = (contents: string) => pdf.add(`<< /Type /Page ${GOOD_BOXES} ${contents} >>`);
    const parts = pdf.stream(SOMETHING);
    expect(await statuses(pdf.finish([page(`/Contents [${parts} 0 R 99 0 R]`)]))).toMatchObject(unread);
    const other = new PdfBuilder();
    const named = other.add(`<< /Type /Page ${GOOD_BOXES} /Contents 99 0 R >>`);
    expect(await statuses(other.finish([named]))).toMatchObject(unread);
    const blank = new PdfBuilder();
    expect(await statuses(blank.finish([blank.add(`<< /Type /Page ${GOOD_BOXES} >>`)]))).toMatchObject(read);
  });
});

describe('evidence in content', () => {
  it('F2 missing, too deeply nested and recursive forms and images are noticed', async () => {
    expect(await ofContent(`/X9 Do ${SOMETHING}`)).toMatchObject(unread);
    const form = '/Subtype /Form /BBox [0 0 468 684]';
    const nested = (pdf: PdfBuilder) => {
      let num = pdf.stream(RED, form);
      for (let level = 0; level < 30; level += 1)
        num = pdf.stream('/F0 Do', `${form} /Resources << /XObject << /F0 ${num} 0 R >> >>`);
      return `/XObject << /F0 ${num} 0 R >>`;
    };
    expect(await ofContent(`/F0 Do ${SOMETHING}`, nested)).toMatchObject(unread);
    const cyclic = (pdf: PdfBuilder) => `/XObject << /F0 ${pdf.stream('/F0 Do', form)} 0 R >>`;
    expect(await ofContent(`/F0 Do ${SOMETHING}`, cyclic)).toMatchObject(unread);
  });

  it("F2 an inline image doesn't swallow the content after it", async () => {
    const inline = (size: string) => `q 10 0 0 10 100 100 cm BI ${size} /BPC 8 /CS /G ID x EI Q ${RED}`;
    const tooLarge = await ofContent(inline('/W 100000 /H 100000'));
    expect(tooLarge).toMatchObject({ 'color-space': 'warning', hairlines: 'manual' });
    const tight = inline('/W 1 /H 1').replace('ID x EI', 'ID xEI');
    expect(await ofContent(tight)).toMatchObject({ 'color-space': 'warning', hairlines: 'pass' });
    for (const size of ['/W -45 /H 1', '/W 45 /H -1', '/W -9 /H -9'])
      expect(await ofContent(inline(size))).toMatchObject({ 'color-space': 'warning' });
    expect(await ofContent(`${SOMETHING} BI /W 1 /H 1 /BPC 8 /CS /G ID x ${RED}`)).toMatchObject(unread);
    expect(await ofContent(`${SOMETHING} BI /W 1 /H 1`)).toMatchObject(unread);
  });

  it('F2 unterminated strings, arrays and dictionaries are noticed', async () => {
    for (const open of ['(', '<', '[', '/P <<'])
      expect(await ofContent(`${SOMETHING} ${open} ${RED}`)).toMatchObject(unread);
  });

  it('F2 too deeply nested graphics states are restored in order', async () => {
    const deep = `${'q '.repeat(600)}1 0 0 rg ${'Q '.repeat(88)}0 0 0 1 k ${'Q '.repeat(512)}${SOMETHING}`;
    expect(await ofContent(deep)).toMatchObject(unread);
    const balanced = `q 0 0 0 1 k ${'q '.repeat(600)}${'Q '.repeat(600)} 100 100 9 9 re f Q`;
    expect(await ofContent(balanced)).toMatchObject(unread);
  });

  it('F2 text in a missing font is noticed', async () => {
    const text = 'BT /F9 12 Tf 100 300 Td (Dana) Tj ET';
    expect(await ofContent(text)).toMatchObject(unread);
    expect(await ofContent(`BT 12 Tf (Dana) Tj ET ${SOMETHING}`)).toMatchObject(unread);
    expect(await ofContent('BT /F9 12 Tf 3 Tr (Dana) Tj ET')).toMatchObject(read);
    expect(await ofContent(text.replace('F9', 'F1'), withFont)).toMatchObject(read);
  });

  it('F2 invalid color spaces are noticed', async () => {
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

  it('F2 images without a size are noticed', async () => {
    for (const size of ['/Width 300', '/Width -300 /Height 300']) {
      const placed = (pdf: PdfBuilder) =>
        `/XObject << /X1 ${image(pdf, `${size} /BitsPerComponent 8 /ColorSpace /DeviceCMYK`)} 0 R >>`;
      expect(await ofContent(painted(72, 72), placed)).toMatchObject({ 'image-resolution': 'manual' });
    }
  });

  it('F2 missing gradients, graphics states and patterns are noticed', async () => {
    for (const lost of ['/S sh', '/G gs', '/Pattern cs /P scn 0 0 9 9 re f'])
      expect(await ofContent(`${lost} ${SOMETHING}`)).toMatchObject(unread);
  });
});

describe("names of JavaScript's built-in object properties", () => {
  it.each(names)("F2 %s isn't treated as a color space", async (name) => {
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

  it.each(names)("F2 %s isn't treated as a filter, operator or font type", async (name) => {
    const form = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${pdf.stream(RED, `/Subtype /Form /BBox [0 0 468 684] /Filter /${name}`)} 0 R >>`;
    expect(await ofContent(`/X1 Do ${SOMETHING}`, form)).toMatchObject(unread);
    expect(await ofContent(`${name} ${SOMETHING}`)).toMatchObject(read);
    const odd = () => `/Font << /F1 << /Type /Font /Subtype /${name} /BaseFont /${name} >> >>`;
    expect(await ofContent('BT /F1 12 Tf 100 300 Td (Dana) Tj ET', odd)).toMatchObject({ fonts: 'fail' });
  });
});
