import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import {
  addLayers,
  embedFont,
  layerContent,
  OVERPRINT,
  separationSpace,
  setBoxes,
  strokeContent,
  textContent,
  type EmbeddedFont,
  type SpotColor,
} from '@printpartner/pdf-writer';
import type { Dieline } from '../sheet/sheet.ts';
import { drawingOf } from './drawing/draw-face.ts';
import {
  layerNames,
  type Drawing,
  type Face,
  type LayerName,
  lineStyles,
  type LineStyle,
} from './drawing/drawing.ts';

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
/** Names in a page's resources, beside those of the layers. */
const resourceNames = { overprint: 'Overprint', font: 'Sans' } as const;

/**
 * Spot color of each layer. Cutters find their lines by the names CutContour and Crease, wherever on the page they are.
 * So these two are on the dieline alone; the legend shows such lines in the color of the notes.
 */
const spotColors: Readonly<Record<LayerName, SpotColor>> = {
  Cut: { name: 'CutContour', cmyk: [0, 100, 0, 0] },
  Score: { name: 'Crease', cmyk: [100, 0, 0, 0] },
  Bleed: { name: 'Bleed line', cmyk: [100, 25, 0, 35] },
  Glue: { name: 'Glue', cmyk: [0, 0, 0, 45] },
  Safe: { name: 'Safe area', cmyk: [20, 95, 15, 10] },
  Notes: { name: 'Dimensions', cmyk: [0, 0, 0, 90] },
};

/** Layers whose color their lines have in the legend, too, where a cutter doesn't look for them. */
const legendColors: Partial<Record<LineStyle, LayerName>> = { bleed: 'Bleed', safe: 'Safe', hatch: 'Glue' };

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
  const font = embedFont(context, FONT_NAME, woff);
  const resources = context.register(
    context.obj({
      ColorSpace: Object.fromEntries(
        layerNames.map((layer) => [layer, separationSpace(context, spotColors[layer])]),
      ),
      Properties: addLayers(document, layerNames, dieline.title),
      ExtGState: { [resourceNames.overprint]: OVERPRINT },
      Font: { [resourceNames.font]: font.ref },
    }),
  );
  for (const [face] of faces) {
    const drawing = drawingOf(dieline, face, COLOR_NOTE);
    const page = document.addPage([drawing.width, drawing.height]);
    setBoxes(page, drawing.trim, drawing.bleed);
    page.node.set(PDFName.of('Resources'), resources);
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(pageContent(drawing, font))));
  }
  catalog.set(
    PDFName.of('PageLabels'),
    context.obj({ Nums: faces.flatMap(([, label], page) => [page, { P: PDFHexString.fromText(label) }]) }),
  );
  return document.save();
}

/** Content stream of a page: layer by layer, the cut last, so that it is in front. */
function pageContent({ strokes, texts }: Drawing, font: EmbeddedFont): string {
  const layers = layerNames
    .toReversed()
    .map((layer) =>
      layerContent(layer, [
        ...strokes
          .filter((stroke) => stroke.layer === layer)
          .map(({ style, edges, isClosed }) =>
            strokeContent(edges, { ...lineStyles[style], color: colorOf(layer, style), isClosed }),
          ),
        ...(layer === 'Notes' ? texts : []).map(({ text, ...place }) =>
          textContent(text, { ...place, font, fontName: resourceNames.font, color: layer }),
        ),
      ]),
    );
  return [`/${resourceNames.overprint} gs`, ...layers].join('\n');
}

/** The layer whose spot color a line has. */
const colorOf = (layer: LayerName, style: LineStyle): LayerName =>
  layer === 'Notes' ? (legendColors[style] ?? layer) : layer;
