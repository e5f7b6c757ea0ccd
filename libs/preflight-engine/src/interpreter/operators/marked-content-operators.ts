import { isName, type PdfObject } from '../../pdf/objects.ts';
import type { ContentRun, Operators } from '../content-run.ts';

const begin = (run: ContentRun, isHidden: boolean): void => void run.marked.push(isHidden);

/** Only optional content matters here: `/OC /name BDC … EMC`. */
export const markedContentOperators: Operators = {
  BMC: (run) => begin(run, false),
  BDC: (run, [tag, properties]) =>
    begin(run, isName(tag ?? null, 'OC') && isLayerHidden(run, properties ?? null)),
  EMC: (run) => void run.marked.pop(),
};

function isLayerHidden(run: ContentRun, properties: PdfObject): boolean {
  return run.host.layers.isHidden(run.resource('Properties', properties));
}
