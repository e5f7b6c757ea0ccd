import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';

/**
 * Adds a layer of each name to the document, all visible and printed, the first on top of the layers panel.
 * @param title of the layers' configuration
 * @returns the groups by name, for the `Properties` of a page's resources
 */
export function addLayers(
  { context, catalog }: PDFDocument,
  names: readonly string[],
  title: string,
): Record<string, PDFRef> {
  const layers = Object.fromEntries(
    names.map((name) => [
      name,
      context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) })),
    ]),
  );
  const groups = Object.values(layers);
  const properties = context.obj({
    OCGs: groups,
    D: { Name: PDFHexString.fromText(title), BaseState: 'ON', ON: groups, Order: groups },
  });
  catalog.set(PDFName.of('OCProperties'), properties);
  return layers;
}

/** Puts content on a layer, by the layer's name in the page's `Properties`. */
export const layerContent = (layer: string, content: readonly string[]): string =>
  [`/OC /${layer} BDC`, ...content, 'EMC'].join('\n');
