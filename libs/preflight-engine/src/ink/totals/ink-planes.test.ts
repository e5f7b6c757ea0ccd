import { describe, expect, it } from '@jest/globals';
import { type InkPlanes, preflight } from '../../index.ts';
import { onePage } from '../../../test/pdf-builder.ts';

const LETTER = '/MediaBox [0 0 612 792]';

async function planesOf(content: string, entries = LETTER, resources = '<< >>'): Promise<InkPlanes> {
  const pages: InkPlanes[] = [];
  await preflight(onePage(content, entries, resources), {
    onInkPage: (page, planes) => {
      expect(page).toBe(1);
      pages.push(planes);
    },
  });
  const [page] = pages;
  if (!page) throw new Error('no planes');
  return page;
}

/** Inks at a point of the page, percent. */
function inksAt(
  page: InkPlanes,
  kind: 'art' | 'type' | 'knockouts',
  x: number,
  y: number,
): Record<string, number> {
  const { box, cellPt, width } = page;
  const at = Math.floor((box[3] - y) / cellPt) * width + Math.floor((x - box[0]) / cellPt);
  return Object.fromEntries(page[kind].map(({ ink, cells }) => [ink, Math.round((cells[at] ?? 0) / 2.55)]));
}

const reasonsAt = ({ box, cellPt, width, doubts, reasons }: InkPlanes, x: number, y: number): string[] => {
  const bits = doubts[Math.floor((box[3] - y) / cellPt) * width + Math.floor((x - box[0]) / cellPt)] ?? 0;
  return reasons.filter((_, bit) => (bits & (1 << bit)) !== 0);
};

describe('planes of a page', () => {
  it("F9 ink planes contain a rectangle's inks at its position only", async () => {
    const page = await planesOf('0.4 0.3 0.3 1 k 100 200 100 100 re f');
    expect(inksAt(page, 'art', 150, 250)).toEqual({ Cyan: 40, Magenta: 30, Yellow: 30, Black: 100 });
    expect(inksAt(page, 'art', 98, 250)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0 });
    expect(inksAt(page, 'art', 150, 302)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0 });
  });

  it('F9 ink planes include a used spot color and no unused inks', async () => {
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 >>';
    const spaces = `<< /ColorSpace << /S [/Separation /Gold /DeviceCMYK ${tint}] >> >>`;
    const page = await planesOf('/S cs 0.8 scn 0 0 50 50 re f 0 0 0 1 k 200 200 9 9 re f', LETTER, spaces);
    expect(page.art.map(({ ink }) => ink)).toEqual(['Black', 'Gold']);
    expect(inksAt(page, 'art', 25, 25)).toEqual({ Black: 0, Gold: 80 });
  });

  it('F5 F9 ink planes have the names of the result, cut like those', async () => {
    const spaces = `<< /ColorSpace << /S [/Separation /${'x'.repeat(4_000)} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >> >>`;
    const content = '/S cs 0.8 scn 0 0 50 50 re f';
    const { art } = await planesOf(content, LETTER, spaces);
    const { inks } = await preflight(onePage(content, LETTER, spaces), { mode: 'quick' });
    expect(art.map(({ ink }) => ink)).toEqual(inks);
    expect(inks.map((ink) => ink.length)).toEqual([120]);
  });

  it('F9 ink planes have 36 ppi for Letter, 72 for a card, and at most 150,000 cells', async () => {
    const size = ({ width, height, cellPt }: InkPlanes) => [width, height, 72 / cellPt];
    expect(size(await planesOf('0 g 0 0 9 9 re f'))).toEqual([306, 396, 36]);
    expect(size(await planesOf('0 g 0 0 9 9 re f', '/MediaBox [0 0 252 144]'))).toEqual([252, 144, 72]);
    for (const [width, height] of [
      [792, 1224],
      [613, 793],
      [3370, 4768],
      [14_400, 100],
    ] as const) {
      const page = await planesOf('0 g 0 0 9 9 re f', `/MediaBox [0 0 ${width} ${height}]`);
      expect(page.width * page.height).toBeLessThanOrEqual(150_000);
      expect(page.box[2]).toBeGreaterThanOrEqual(width);
      expect(page.box[1]).toBeLessThanOrEqual(0);
      expect(page.art[0]?.cells).toHaveLength(page.width * page.height);
    }
  });

  it('F9 ink planes keep heavy objects narrower than a cell', async () => {
    const page = await planesOf('1 0 0 0 k 0 0 612 792 re f 1 1 1 0.5 k 301 0 1 792 re f');
    expect(inksAt(page, 'art', 300.5, 400)).toEqual({ Cyan: 100, Magenta: 100, Yellow: 100, Black: 50 });
    expect(inksAt(page, 'art', 303, 400)).toEqual({ Cyan: 100, Magenta: 0, Yellow: 0, Black: 0 });
  });

  it('F9 ink planes say where a sum is uncertain and prefer certain places', async () => {
    const pattern = '<< /ColorSpace << /P [/Pattern] >> /Pattern << /X << /PatternType 2 >> >> >>';
    const page = await planesOf(
      '/P cs /X scn 100 200 100 100 re f 1 0 0 0 k 150 200 51 100 re f',
      LETTER,
      pattern,
    );
    expect(reasonsAt(page, 120, 250)).toEqual(['pattern or gradient']);
    expect(reasonsAt(page, 200.5, 250)).toEqual([]);
    expect(page.uncertain).toContain('pattern or gradient');
  });

  it('F9 ink planes show estimated inks of RGB and say for which press', async () => {
    const page = await planesOf('0.2 0.2 0.2 rg 100 200 100 100 re f 1 0 0 0 k 300 200 50 100 re f');
    const { Cyan = 0, Black = 0 } = inksAt(page, 'art', 120, 250);
    expect(Cyan).toBeGreaterThan(40);
    expect(Black).toBeGreaterThan(40);
    expect(reasonsAt(page, 120, 250)).toEqual([]);
    expect(page.estimatedFor).toContain('CGATS TR 006');
    expect((await planesOf('1 0 0 0 k 300 200 50 100 re f')).estimatedFor).toBeNull();
    expect(page.uncertain).toEqual([]);
  });

  it('F9 ink planes contain type unless artwork covers it', async () => {
    const font = '<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
    const type = 'BT /F 24 Tf 100 400 Td (Harbor season) Tj ET BT /F 24 Tf 100 200 Td (Harbor season) Tj ET';
    const cover = '0 0 0 0 k 90 190 300 60 re f';
    const page = await planesOf(`0.6 0.4 0.4 1 k ${type} ${cover}`, LETTER, font);
    expect(inksAt(page, 'type', 130, 408)).toEqual({ Cyan: 60, Magenta: 40, Yellow: 40, Black: 100 });
    expect(inksAt(page, 'type', 130, 208)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0 });
    expect(inksAt(page, 'type', 130, 500)).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0, Black: 0 });
  });

  it('F9 ink planes say where letters knock out the art, and where they overprint it', async () => {
    const resources = `<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>
      /ExtGState << /O << /op true /OPM 1 >> >> >>`;
    const bars = '1 0 0 0 k 100 190 300 60 re f 1 0 0 0 k 100 390 300 60 re f';
    const black = (y: number) => `BT /F 24 Tf 0 0 0 1 k 120 ${y} Td (Harbor season) Tj ET`;
    const page = await planesOf(`${bars} ${black(410)} /O gs ${black(210)}`, LETTER, resources);
    expect(inksAt(page, 'knockouts', 140, 417)).toEqual({ Cyan: 100 });
    expect(inksAt(page, 'knockouts', 140, 217)).toEqual({ Cyan: 0 });
    expect(inksAt(page, 'knockouts', 140, 395)).toEqual({ Cyan: 0 });
    for (const y of [417, 217]) expect(inksAt(page, 'type', 140, y)).toEqual({ Black: 100 });
  });

  it('F9 white type removes the art unless it overprints or is covered', async () => {
    const resources = `<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>
      /ExtGState << /O << /op true /OPM 1 >> >> >>`;
    const bar = '0 0 0 1 k 100 190 300 60 re f';
    const white = 'BT /F 24 Tf 0 0 0 0 k 120 210 Td (Harbor season) Tj ET';
    const knockouts = async (content: string) =>
      inksAt(await planesOf(content, LETTER, resources), 'knockouts', 140, 217);
    expect(await knockouts(`${bar} ${white}`)).toEqual({ Black: 100 });
    expect(await knockouts(`${bar} /O gs ${white}`)).toEqual({});
    expect(await knockouts(`${bar} ${white} ${bar}`)).toEqual({ Black: 0 });
  });

  it("F9 ink planes are skipped in quick mode and don't change the result in full mode", async () => {
    const file = onePage('0.4 0.3 0.3 1 k 100 200 100 100 re f 0 0 1 rg 0 0 50 50 re f');
    const onInkPage = () => {
      throw new Error('no planes were asked for');
    };
    await preflight(file, { mode: 'quick', onInkPage });
    await expect(preflight(file, { onInkPage })).rejects.toThrow('no planes were asked for');
    expect(await preflight(file, { onInkPage: () => undefined })).toEqual(await preflight(file));
  });
});
