import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import type { LayerName } from '../drawing/drawing.ts';
import type { LineStyle } from '../drawing/line-styles.ts';

/** A spot color that makes no plate: its name in the trade, and how it looks on screen. Percent of CMYK. */
interface Separation {
  name: string;
  cmyk: readonly [number, number, number, number];
}

/**
 * Cutters find their lines by the names CutContour and Crease, wherever on the page they are. So these two are on the
 * dieline alone; the legend shows such lines in the color of the notes.
 */
const separations = {
  Cut: { name: 'CutContour', cmyk: [0, 100, 0, 0] },
  Score: { name: 'Crease', cmyk: [100, 0, 0, 0] },
  Bleed: { name: 'Bleed line', cmyk: [100, 25, 0, 35] },
  Glue: { name: 'Glue', cmyk: [0, 0, 0, 45] },
  Safe: { name: 'Safe area', cmyk: [20, 95, 15, 10] },
  Notes: { name: 'Dimensions', cmyk: [0, 0, 0, 90] },
} as const satisfies Record<LayerName, Separation>;

/** In the legend, too, where a cutter doesn't look for them. */
const ownColors: Partial<Record<LineStyle, LayerName>> = { bleed: 'Bleed', safe: 'Safe', hatch: 'Glue' };

/** The layer whose color a line has. */
export const colorLayerOf = (layer: LayerName, style: LineStyle): LayerName =>
  layer === 'Notes' ? (ownColors[style] ?? layer) : layer;

/** Color spaces of a page by layer, each a Separation with DeviceCMYK as its alternate. */
export const separationSpaces = (context: PDFContext): Record<LayerName, PDFRef> => ({
  Cut: separationSpace(context, separations.Cut),
  Score: separationSpace(context, separations.Score),
  Bleed: separationSpace(context, separations.Bleed),
  Glue: separationSpace(context, separations.Glue),
  Safe: separationSpace(context, separations.Safe),
  Notes: separationSpace(context, separations.Notes),
});

/** In a name, a space is written as #20; pdf-lib does that. */
function separationSpace(context: PDFContext, { name, cmyk }: Separation): PDFRef {
  const tint = context.obj({
    FunctionType: 2,
    Domain: [0, 1],
    C0: [0, 0, 0, 0],
    C1: cmyk.map((percent) => percent / 100),
    N: 1,
  });
  return context.register(context.obj(['Separation', name, 'DeviceCMYK', tint]));
}
