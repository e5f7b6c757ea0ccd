import type { Edge } from '../../sheet/outline.ts';
import type { Point } from '../../sheet/sheet.ts';
import { layerNames, type Drawing, type LayerName, type Stroke, type Text } from '../drawing/drawing.ts';
import { lineStyles } from '../drawing/line-styles.ts';
import type { NoteFont } from './note-font.ts';
import { colorLayerOf } from './separations.ts';

/** Names in a page's resources, beside those of the layers. */
export const resourceNames = { overprint: 'Overprint', font: 'Sans' } as const;

/** Content stream of a page: layer by layer, the cut last, so that it is in front. */
export function pageContent(drawing: Drawing, font: NoteFont): string {
  return [
    `/${resourceNames.overprint} gs`,
    ...layerNames.toReversed().map((layer) => layerContent(drawing, layer, font)),
  ].join('\n');
}

function layerContent({ strokes, texts }: Drawing, layer: LayerName, font: NoteFont): string {
  return [
    `/OC /${layer} BDC`,
    ...strokes.filter((stroke) => stroke.layer === layer).map(strokeContent),
    ...(layer === 'Notes' ? texts.map((text) => textContent(text, font)) : []),
    'EMC',
  ].join('\n');
}

function strokeContent({ layer, style, edges, isClosed }: Stroke): string {
  const { width, dash } = lineStyles[style];
  const [first] = edges;
  if (!first) return '';
  return [
    `q /${colorLayerOf(layer, style)} CS 1 SCN ${width} w [${dash.join(' ')}] 0 d`,
    `${at(first.from)} m`,
    ...edges.map(segment),
    `${isClosed ? 's' : 'S'} Q`,
  ].join('\n');
}

/** PDF has cubic curves alone: their control points are two thirds of the way to the quadratic one. */
function segment({ from, to, control }: Edge): string {
  if (!control) return `${at(to)} l`;
  const toward = (end: Point): Point => [
    end[0] + (2 / 3) * (control[0] - end[0]),
    end[1] + (2 / 3) * (control[1] - end[1]),
  ];
  return `${at(toward(from))} ${at(toward(to))} ${at(to)} c`;
}

function textContent({ text, size, at: [x, y], anchor, isUpright }: Text, font: NoteFont): string {
  const before = anchor === 'middle' ? font.widthOf(text, size) / 2 : 0;
  const matrix = isUpright ? `0 1 -1 0 ${at([x, y - before])}` : `1 0 0 1 ${at([x - before, y])}`;
  const hex = [...font.encoded(text)].map((code) => code.toString(16).padStart(2, '0')).join('');
  return `BT /Notes cs 1 scn /${resourceNames.font} ${size} Tf ${matrix} Tm <${hex}> Tj ET`;
}

/** A thousandth of a point is far below what a plotter can do. */
const at = ([x, y]: Point): string => `${decimal(x)} ${decimal(y)}`;
const decimal = (value: number): string => String(Number(value.toFixed(3)));
