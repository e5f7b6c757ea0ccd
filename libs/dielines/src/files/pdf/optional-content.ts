import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { layerNames, type LayerName } from '../drawing/drawing.ts';

/** Guides for the screen. Cut, scores and glue print: the finisher's film or proof shows them. */
const unprinted: ReadonlySet<LayerName> = new Set(['Bleed', 'Safe', 'Notes']);

/** Adds a layer of each name to the document, all visible. */
export function addLayers({ context, catalog }: PDFDocument, title: string): Record<LayerName, PDFRef> {
  const groupOf = (name: LayerName): PDFRef =>
    context.register(
      context.obj({
        Type: 'OCG',
        Name: PDFHexString.fromText(name),
        Usage: { Print: { PrintState: unprinted.has(name) ? 'OFF' : 'ON' } },
      }),
    );
  const layers = {
    Cut: groupOf('Cut'),
    Score: groupOf('Score'),
    Bleed: groupOf('Bleed'),
    Glue: groupOf('Glue'),
    Safe: groupOf('Safe'),
    Notes: groupOf('Notes'),
  };
  const groups = layerNames.map((name) => layers[name]);
  const properties = context.obj({
    OCGs: groups,
    D: {
      Name: PDFHexString.fromText(title),
      BaseState: 'ON',
      ON: groups,
      Order: groups,
      // Without it, viewers ignore what Usage says about printing.
      AS: [{ Event: 'Print', Category: ['Print'], OCGs: groups }],
    },
  });
  catalog.set(PDFName.of('OCProperties'), properties);
  return layers;
}
