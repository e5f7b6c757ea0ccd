import type { Edge } from '../sheet/outline.ts';
import type { Dieline, Point } from '../sheet/sheet.ts';
import { drawingOf } from './drawing/draw-face.ts';
import {
  layerNames,
  POINTS_PER_INCH,
  type Drawing,
  type Face,
  type LayerName,
  type Stroke,
  type Text,
  lineStyles,
  type LineStyle,
} from './drawing/drawing.ts';

/** Sheet ink, process cyan and magenta as the guides show them. */
const INK = '#171717';
const colors: Readonly<Record<LineStyle, string>> = {
  cut: INK,
  mountain: INK,
  valley: INK,
  bleed: '#00759C',
  safe: '#BC1A75',
  hatch: '#7A7A7A',
};

/**
 * One face as an SVG at true size: width and height in inches, one user unit a point. Each layer is a group that
 * Illustrator and Inkscape show as a layer; colors and dashes are on the paths, because both ignore some style sheets.
 */
export function dielineSvg(dieline: Dieline, face: Face): string {
  const drawing = drawingOf(dieline, face);
  const { width, height } = drawing;
  const side = face === 'inside' ? 'Inside' : 'Outside';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${decimal(width / POINTS_PER_INCH)}in" height="${decimal(height / POINTS_PER_INCH)}in" viewBox="0 0 ${decimal(width)} ${decimal(height)}">`,
    `<title>${escaped(`${dieline.title}. ${side} of the sheet`)}</title>`,
    `<desc>${escaped(dieline.description)}</desc>`,
    // The last group is in front.
    ...layerNames.toReversed().map((layer) => group(drawing, layer)),
    '</svg>',
    '',
  ].join('\n');
}

function group({ strokes, texts, height }: Drawing, layer: LayerName): string {
  return [
    `<g id="${layer}" inkscape:groupmode="layer" inkscape:label="${layer}">`,
    ...strokes.filter((stroke) => stroke.layer === layer).map((stroke) => path(stroke, height)),
    ...(layer === 'Notes' ? texts.map((text) => textElement(text, height)) : []),
    '</g>',
  ].join('\n');
}

function path({ edges, isClosed, style }: Stroke, height: number): string {
  const { width, dash } = lineStyles[style];
  const at = ([x, y]: Point) => `${decimal(x)} ${decimal(height - y)}`;
  const step = ({ to, control }: Edge) => (control ? `Q${at(control)} ${at(to)}` : `L${at(to)}`);
  const start = edges[0] ? `M${at(edges[0].from)}` : '';
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `<path d="${start}${edges.map(step).join('')}${isClosed ? 'Z' : ''}" fill="none" stroke="${colors[style]}" stroke-width="${width}"${dashes}/>`;
}

function textElement({ text, size, at: [x, y], anchor, isUpright }: Text, height: number): string {
  const at = `${decimal(x)} ${decimal(height - y)}`;
  const place = isUpright
    ? `transform="translate(${at}) rotate(-90)"`
    : `x="${decimal(x)}" y="${decimal(height - y)}"`;
  return `<text ${place} font-family="'Instrument Sans', Helvetica, Arial, sans-serif" font-size="${size}" text-anchor="${anchor}" fill="${INK}">${escaped(text)}</text>`;
}

/** A thousandth of a point is far below what a plotter can do. */
const decimal = (value: number): string => String(Number(value.toFixed(3)));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
