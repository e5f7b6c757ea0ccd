import { bleedBounds, layersOf, trimBounds, type Layers } from '../../sheet/layers.ts';
import { fromOutside } from '../../sheet/mirrored.ts';
import { edgesOf, type Bounds, type Edge } from '../../sheet/outline.ts';
import type { Dieline, Outline, Point, Sheet } from '../../sheet/sheet.ts';
import {
  POINTS_PER_INCH,
  type Drawing,
  type Face,
  type LayerName,
  type Stroke,
  type LineStyle,
} from './drawing.ts';
import { glueHatch } from './glue-hatch.ts';
import { panelLabels, type PanelLabel } from './panel-labels.ts';
import { slugHeight, slugNotes } from './slug-notes.ts';

/** Space between the bleed and the edge of the page, points. */
const MARGIN = 36;
/** The notes need this width, however small the piece is. */
const MIN_NOTES_WIDTH = 5 * POINTS_PER_INCH;

/**
 * Draws one face.
 * @param colorNote about the colors of the file, under the legend
 */
export function drawingOf(dieline: Dieline, face: Face, colorNote?: string): Drawing {
  const sheet = face === 'inside' ? dieline.sheet : fromOutside(dieline.sheet);
  const layers = layersOf(sheet);
  const bleedInches = bleedBounds(layers);
  const bleedWidth = (bleedInches.right - bleedInches.left) * POINTS_PER_INCH;
  const notesWidth = Math.max(bleedWidth, MIN_NOTES_WIDTH);
  const labels = panelLabels(sheet);
  const strokes = strokesOf(sheet, layers, labels);
  const notes = {
    dieline,
    face,
    trim: trimBounds(layers),
    styles: new Set(strokes.map(({ style }) => style)),
    width: notesWidth,
    colorNote,
  };
  const foot = MARGIN + slugHeight(notes);
  const left = MARGIN + (notesWidth - bleedWidth) / 2;
  const move = ([x, y]: Point): Point => [
    left + (x - bleedInches.left) * POINTS_PER_INCH,
    foot + (y - bleedInches.bottom) * POINTS_PER_INCH,
  ];
  const bleed = movedBounds(bleedInches, move);
  const slug = slugNotes(notes, [MARGIN, bleed.bottom]);
  return {
    width: notesWidth + 2 * MARGIN,
    height: bleed.top + MARGIN,
    trim: movedBounds(notes.trim, move),
    bleed,
    strokes: [
      ...strokes.map((stroke) => ({ ...stroke, edges: stroke.edges.map((edge) => movedEdge(edge, move)) })),
      ...slug.strokes,
    ],
    texts: [...labels.map(({ text }) => ({ ...text, at: move(text.at) })), ...slug.texts],
  };
}

/** From the bottom up, so that the cut is on top. Inches. */
function strokesOf(sheet: Sheet, layers: Layers, labels: readonly PanelLabel[]): Stroke[] {
  const closed = (layer: LayerName, style: LineStyle) => (outline: Outline) => ({
    layer,
    style,
    edges: edgesOf(outline),
    isClosed: true,
  });
  const open = (layer: LayerName, style: LineStyle, edge: Edge) => ({
    layer,
    style,
    edges: [edge],
    isClosed: false,
  });
  // After the sheet is turned over, "inside" is the side that is up.
  const glue = sheet.glue.filter(({ side }) => side === 'inside').map(({ outline }) => outline);
  const gaps = labels.map(({ covers }) => covers);
  return [
    ...glue
      .flatMap((outline) => glueHatch(outline, layers.scores, gaps))
      .map((line) => open('Glue', 'hatch', line)),
    ...layers.safe.map(closed('Safe', 'safe')),
    ...layers.bleed.map(closed('Bleed', 'bleed')),
    ...layers.scores.map(({ from, to, crease }) => open('Score', crease, { from, to })),
    ...layers.slits.map((slit) => open('Cut', 'cut', slit)),
    ...layers.cut.map(closed('Cut', 'cut')),
  ];
}

const movedEdge = ({ from, to, control }: Edge, move: (point: Point) => Point): Edge => ({
  from: move(from),
  to: move(to),
  ...(control && { control: move(control) }),
});

function movedBounds({ left, bottom, right, top }: Bounds, move: (point: Point) => Point): Bounds {
  const [lower, upper] = [move([left, bottom]), move([right, top])];
  return { left: lower[0], bottom: lower[1], right: upper[0], top: upper[1] };
}
