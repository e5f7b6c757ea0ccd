import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { preflight } from '@printpartner/preflight-engine';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import { bookCover } from '../covers/book-cover.ts';
import { pocketFolder } from '../folders/pocket-folder.ts';
import { folderTemplate } from '../folders/templates.ts';
import { foldDummy } from '../folds/fold-dummy.ts';
import { layersOf, trimBounds } from '../sheet/layers.ts';
import { heightOf, widthOf } from '../sheet/outline.ts';
import type { Dieline } from '../sheet/sheet.ts';
import { dielinePdf } from './dieline-pdf.ts';

const files = createRequire(import.meta.url);
const font = readFileSync(
  files.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
);

function valueOf(dieline: Outcome<Dieline>): Dieline {
  if (!dieline.ok) throw new Error(dieline.reason);
  return dieline.value;
}

const triFold = () =>
  valueOf(foldDummy({ fold: 'tri', flatWidth: 11, flatHeight: 8.5, allowance: 1 / 16, caliper: 0.006 }));

const cover = () => valueOf(bookCover({ trimWidth: 6, trimHeight: 9, spine: 0.5, caliper: 0.012 }));

function folder(id: string): Dieline {
  const template = folderTemplate(id);
  if (!template) throw new Error(`there is no template ${id}`);
  return valueOf(pocketFolder(template));
}

describe('G12 dielines as PDF', () => {
  let document: PDFDocument;
  let contents: string[];

  beforeAll(async () => {
    document = await PDFDocument.load(await dielinePdf(cover(), { font }), { updateMetadata: false });
    contents = document.getPages().map(({ node }) => {
      const stream = node.context.lookup(node.get(PDFName.of('Contents')));
      if (!(stream instanceof PDFRawStream)) throw new Error('the page has no content stream');
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    });
  });

  it('G12 a PDF has the inside and the outside at 72 points an inch, trim and bleed in their boxes', () => {
    const pages = document.getPages();
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const [trim, bleed, media] = [page.getTrimBox(), page.getBleedBox(), page.getMediaBox()];
      expect([trim.width / 72, trim.height / 72]).toEqual([12.5, 9]);
      expect([bleed.width / 72, bleed.height / 72]).toEqual([12.75, 9.25]);
      expect([trim.x - bleed.x, trim.y - bleed.y]).toEqual([9, 9]);
      expect(bleed.x - media.x).toBe(36);
      expect(page.getCropBox()).toEqual(media);
      expect(page.node.has(PDFName.of('UserUnit'))).toBe(false);
    }
    const labels = document.catalog
      .lookup(PDFName.of('PageLabels'), PDFDict)
      .lookup(PDFName.of('Nums'), PDFArray);
    expect(
      [1, 3].map((place) => labels.lookup(place, PDFDict).lookup(PDFName.of('P'), PDFHexString).decodeText()),
    ).toEqual(['Inside', 'Outside']);
  });

  it('G12 a PDF names its title and program', () => {
    expect([document.getTitle(), document.getProducer(), document.getCreator()]).toEqual([
      'Perfect-bound cover, 6 × 9 in, spine 0.5 in',
      'Print Partner',
      'Print Partner',
    ]);
  });

  it('G12 a PDF has a layer each for cut, score, bleed, glue, safe area and notes, all shown', () => {
    const properties = document.catalog.lookup(PDFName.of('OCProperties'), PDFDict);
    const groups = properties.lookup(PDFName.of('OCGs'), PDFArray);
    const names = groups
      .asArray()
      .map((ref) =>
        document.context.lookup(ref, PDFDict).lookup(PDFName.of('Name'), PDFHexString).decodeText(),
      );
    expect(names).toEqual(['Cut', 'Score', 'Bleed', 'Glue', 'Safe', 'Notes']);
    const usual = properties.lookup(PDFName.of('D'), PDFDict);
    for (const key of ['ON', 'Order']) expect(String(usual.get(PDFName.of(key)))).toBe(String(groups));
  });

  it('G12 a PDF paints only with overprinting separations that make no plates', () => {
    const [page] = document.getPages();
    const resources = page?.node.Resources();
    const spaces = resources?.lookup(PDFName.of('ColorSpace'), PDFDict);
    const names = spaces?.keys().map((key) => {
      const space = spaces.lookup(key, PDFArray);
      const tint = space.lookup(3, PDFDict).get(PDFName.of('C1'));
      return [key, space.get(1), space.get(2), tint].map(String);
    });
    expect(names?.slice(0, 2)).toEqual([
      ['/Cut', '/CutContour', '/DeviceCMYK', '[ 0 1 0 0 ]'],
      ['/Score', '/Crease', '/DeviceCMYK', '[ 1 0 0 0 ]'],
    ]);
    expect(names?.slice(2).map(([, name]) => name)).toEqual([
      '/Bleed#20line',
      '/Glue',
      '/Safe#20area',
      '/Dimensions',
    ]);
    const state = resources
      ?.lookup(PDFName.of('ExtGState'), PDFDict)
      .lookup(PDFName.of('Overprint'), PDFDict);
    expect(['OP', 'op', 'OPM'].map((key) => String(state?.get(PDFName.of(key))))).toEqual([
      'true',
      'true',
      '1',
    ]);
    for (const content of contents) {
      expect(content.startsWith('/Overprint gs\n')).toBe(true);
      expect(content).not.toMatch(/\b(?:g|G|rg|RG|k|K)\s/);
    }
  });

  it('G12 cut and crease colors are used on their own layers alone, so that a cutter ignores the legend', () => {
    for (const content of contents)
      for (const [, layer, painted = ''] of content.matchAll(/\/OC \/(\w+) BDC\n([\s\S]*?)\nEMC/g)) {
        expect(painted.includes('/Cut CS')).toBe(layer === 'Cut');
        expect(painted.includes('/Score CS')).toBe(layer === 'Score');
      }
  });

  it('G12 a PDF refuses a font that it could not embed', async () => {
    await expect(dielinePdf(cover(), { font: new Uint8Array(100) })).rejects.toThrow(
      'the font is not a WOFF file',
    );
  });

  it.each<[title: string, dieline: Dieline]>([
    ['G6 a tri-fold', triFold()],
    ['G12 a perfect-bound cover', cover()],
    ['G12 a folder with half-moon slits and a glue tab', folder('pf02')],
    ['G12 a folder with a vertical pocket and two glue tabs', folder('pf09')],
  ])('%s passes preflight at its flat size, except for the output intent', async (_, dieline) => {
    const bounds = trimBounds(layersOf(dieline.sheet));
    const trim = { width: widthOf(bounds), height: heightOf(bounds) };
    const { checks } = await preflight(await dielinePdf(dieline, { font }), {
      mode: 'full',
      job: { trim, pages: 2 },
    });
    const found = checks.flatMap(({ id, findings }) => findings.map(({ object }) => `${id}: ${object}`));
    expect(found).toEqual(['output-intent: output intent']);
    expect(checks.filter(({ status }) => status === 'manual' || status === 'fail')).toEqual([]);
  });
});
