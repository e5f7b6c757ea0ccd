import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { layerNames, type LayerName } from '../drawing/drawing.ts';

/** Adds a layer of each name to the document, all visible. All print: their inks make no plates, and a proof shows them. */
export function addLayers({ context, catalog }: PDFDocument, title: string): Record<LayerName, PDFRef> {
  const groupOf = (name: LayerName): PDFRef =>
    context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }));
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
    },
  });
  catalog.set(PDFName.of('OCProperties'), properties);
  return layers;
}
