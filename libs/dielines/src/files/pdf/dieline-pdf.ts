import { PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { Bounds } from '../../sheet/outline.ts';
import type { Dieline } from '../../sheet/sheet.ts';
import { drawingOf } from '../drawing/draw-face.ts';
import type { Drawing, Face } from '../drawing/drawing.ts';
import { embedNoteFont } from './note-font.ts';
import { addLayers } from './optional-content.ts';
import { pageContent, resourceNames } from './page-content.ts';
import { separationSpaces } from './separations.ts';

export interface DielinePdfOptions {
  /** `instrument-sans-latin-400-normal.woff` of Fontsource: WOFF 1.0 with TrueType outlines. */
  font: Uint8Array;
}

const PROGRAM = 'Print Partner';
const FONT_NAME = 'InstrumentSans-Regular';
const COLOR_NOTE = 'Spot colors: CutContour for the cut, Crease for scores. All lines overprint.';
const faces: readonly (readonly [face: Face, label: string])[] = [
  ['inside', 'Inside'],
  ['outside', 'Outside'],
];

/**
 * A dieline as a PDF at true size, 72 points an inch: page 1 the inside of the sheet, page 2 the outside. The TrimBox
 * bounds the cut, the BleedBox the bleed. Every line is in a spot color that makes no plate, and overprints.
 * @throws Error if the font isn't a WOFF 1.0 file with TrueType outlines
 */
export async function dielinePdf(dieline: Dieline, { font: woff }: DielinePdfOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  document.setTitle(dieline.title, { showInWindowTitleBar: true });
  document.setSubject(dieline.description);
  document.setProducer(PROGRAM);
  document.setCreator(PROGRAM);
  document.setLanguage('en-US');
  const font = embedNoteFont(context, FONT_NAME, woff);
  const resources = context.register(
    context.obj({
      ColorSpace: separationSpaces(context),
      Properties: addLayers(document, dieline.title),
      ExtGState: { [resourceNames.overprint]: { Type: 'ExtGState', OP: true, op: true, OPM: 1 } },
      Font: { [resourceNames.font]: font.ref },
    }),
  );
  for (const [face] of faces) {
    const drawing = drawingOf(dieline, face, COLOR_NOTE);
    const page = document.addPage([drawing.width, drawing.height]);
    setBoxes(page, drawing);
    page.node.set(PDFName.of('Resources'), resources);
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(pageContent(drawing, font))));
  }
  catalog.set(
    PDFName.of('PageLabels'),
    context.obj({ Nums: faces.flatMap(([, label], page) => [page, { P: PDFHexString.fromText(label) }]) }),
  );
  return document.save();
}

function setBoxes(page: PDFPage, { width, height, trim, bleed }: Drawing): void {
  page.setCropBox(0, 0, width, height);
  page.setTrimBox(...boxOf(trim));
  page.setBleedBox(...boxOf(bleed));
}

const boxOf = ({ left, bottom, right, top }: Bounds) => [left, bottom, right - left, top - bottom] as const;
