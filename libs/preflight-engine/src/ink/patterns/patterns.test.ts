import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, ink, SMALL } from '../../../test/measured-ink.ts';
import { PdfBuilder } from '../../../test/pdf-builder.ts';
import type { InkCoverage } from '../totals/ink-coverage.ts';

afterAll(() => decoder.close());

/** A page with resources that need streams. */
function page(content: string, resources: (pdf: PdfBuilder) => string): Promise<InkCoverage> {
  const pdf = new PdfBuilder();
  const all = resources(pdf);
  const contents = pdf.stream(content);
  const node = pdf.add(`<< /Type /Page ${SMALL} /Resources << ${all} >> /Contents ${contents} 0 R >>`);
  return ink(pdf.finish([node]));
}

const whole = '/Pattern cs /P scn 0 0 100 100 re f';

describe('tiling patterns', () => {
  const tile = (pdf: PdfBuilder, content: string, entries: string) =>
    `/Pattern << /P ${pdf.stream(content, `/PatternType 1 /TilingType 1 /Resources << >> ${entries}`)} 0 R >>`;

  it('F9 ink of a tiling pattern repeats its tile at its steps', async () => {
    const entries = '/PaintType 1 /BBox [0 0 10 10] /XStep 20 /YStep 20';
    const painted = await page(whole, (pdf) => tile(pdf, '1 1 0 0 k 0 0 10 10 re f', entries));
    expect(at(painted, 5, 5)).toEqual([100, 100, 0, 0]);
    expect(at(painted, 15, 5)).toEqual([0, 0, 0, 0]);
    expect(at(painted, 85, 65)).toEqual([100, 100, 0, 0]);
    expect(painted.uncertain).toEqual([]);
  });

  it('F9 ink of a tiling pattern respects its matrix and shows what is between the tiles', async () => {
    const entries = '/PaintType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Matrix [2 0 0 2 5 0]';
    const content = `0 0 1 0 k 0 0 100 100 re f ${whole}`;
    const painted = await page(content, (pdf) => tile(pdf, '0 0 0 1 k 0 0 5 10 re f', entries));
    expect(at(painted, 10, 50)).toEqual([0, 0, 0, 100]);
    expect(at(painted, 20, 50)).toEqual([0, 0, 100, 0]);
    expect(at(painted, 30, 50)).toEqual([0, 0, 0, 100]);
  });

  it('F9 ink of a tile smaller than a cell is its average', async () => {
    const entries = '/PaintType 1 /BBox [0 0 0.5 0.5] /XStep 0.5 /YStep 0.5';
    const painted = await page(whole, (pdf) => tile(pdf, '0 0 0 1 k 0 0 0.25 0.5 re f', entries));
    expect(at(painted, 50, 50)[3]).toBeGreaterThan(10);
    expect(at(painted, 50, 50)[3]).toBeLessThan(60);
  });

  it('F9 an uncolored tile prints in the color it is used with', async () => {
    const entries = '/PaintType 2 /BBox [0 0 10 10] /XStep 10 /YStep 10';
    const content = '/C cs 1 0 0 0 /P scn 0 0 50 100 re f 0 1 0 0 /P scn 50 0 50 100 re f';
    const painted = await page(
      content,
      (pdf) => `/ColorSpace << /C [/Pattern /DeviceCMYK] >> ${tile(pdf, '0 0 10 10 re f', entries)}`,
    );
    expect([at(painted, 25, 50), at(painted, 75, 50)]).toEqual([
      [100, 0, 0, 0],
      [0, 100, 0, 0],
    ]);
  });
});

describe('meshes and functions', () => {
  const sh = (entries: string, bytes: Buffer | null) => (pdf: PdfBuilder) => {
    const common = `/ColorSpace /DeviceCMYK ${entries}`;
    return bytes
      ? `/Shading << /S ${pdf.stream(bytes.toString('latin1'), common)} 0 R >>`
      : `/Shading << /S << ${common} >> >>`;
  };
  const decode = '/BitsPerCoordinate 8 /BitsPerComponent 8 /Decode [0 100 0 100 0 1 0 1 0 1 0 1]';
  const scaled = (value: number) => Math.round(value * 2.55);
  const point = (x: number, y: number) => [scaled(x), scaled(y)];
  const cyan = [255, 0, 0, 0];
  const black = [0, 0, 0, 255];

  it('F9 ink of a free-form mesh is interpolated between the corners of its triangles', async () => {
    const bytes = Buffer.from(
      [
        [0, ...point(0, 0), ...cyan],
        [0, ...point(100, 0), ...black],
        [0, ...point(0, 100), ...cyan],
        [1, ...point(100, 100), ...black],
      ].flat(),
    );
    const painted = await page('/S sh', sh(`/ShadingType 4 /BitsPerFlag 8 ${decode}`, bytes));
    expect(at(painted, 50, 30)[0]).toBeCloseTo(50, -0.5);
    expect(at(painted, 90, 80)[3]).toBeGreaterThan(80);
    expect(painted.uncertain).toEqual([]);
  });

  it('F9 ink of a lattice mesh has a color at every vertex', async () => {
    const bytes = Buffer.from(
      [
        [...point(0, 0), ...cyan, ...point(100, 0), ...cyan],
        [...point(0, 100), ...black, ...point(100, 100), ...black],
      ].flat(),
    );
    const painted = await page('/S sh', sh(`/ShadingType 5 /VerticesPerRow 2 ${decode}`, bytes));
    const [low, high] = [at(painted, 50, 10), at(painted, 50, 90)];
    expect([low[0], high[3]].every((value) => (value ?? 0) > 80 && (value ?? 0) < 100)).toBe(true);
  });

  it.each([
    [6, 0],
    [7, 4],
  ])('F9 ink of a patch mesh of type %i fills its patch', async (type, inner) => {
    const edge = [0, 33, 67, 100];
    const outline = [
      ...edge.map((y) => [0, y]),
      ...[33, 67, 100].map((x) => [x, 100]),
      ...[67, 33, 0].map((y) => [100, y]),
      ...[67, 33].map((x) => [x, 0]),
    ];
    const middle = [
      [33, 33],
      [33, 67],
      [67, 67],
      [67, 33],
    ].slice(0, inner);
    const points = [...outline, ...middle].flatMap(([x = 0, y = 0]) => point(x, y));
    const bytes = Buffer.from([0, ...points, ...cyan, ...cyan, ...black, ...black]);
    const painted = await page('/S sh', sh(`/ShadingType ${type} /BitsPerFlag 8 ${decode}`, bytes));
    expect(at(painted, 10, 50)[0]).toBeGreaterThan(80);
    expect(at(painted, 90, 50)[3]).toBeGreaterThan(80);
    expect(at(painted, 50, 50)[0]).toBeCloseTo(50, -0.5);
  });

  it('F9 ink of a function-based shading comes from a calculator function', async () => {
    const painted = await page('/S sh', (pdf) => {
      const program = '{ exch pop dup 0.5 gt { pop 1 } { pop 0 } ifelse 0 0 0 }';
      const code = pdf.stream(program, '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]');
      return sh(`/ShadingType 1 /Matrix [100 0 0 100 0 0] /Function ${code} 0 R`, null)(pdf);
    });
    expect([at(painted, 50, 25)[0], at(painted, 50, 75)[0]]).toEqual([0, 100]);
  });

  it('F9 a malformed mesh is uncertain', async () => {
    const painted = await page('/S sh', sh('/ShadingType 4 /BitsPerFlag 8', Buffer.from([1, 2, 3])));
    expect(painted.uncertain).toEqual(['pattern or gradient']);
  });
});
