import type { InkPageHeader } from '@printpartner/contracts';
import type { InkPlanes } from '@printpartner/preflight-engine';
import { storable } from '../sessions/storable-text.ts';

/** A page's inks as `inkPageHeader` of the contracts says. */
export function encodeInkPage({ box, width, height, cellPt, ...page }: InkPlanes): Buffer {
  const { art, type, doubts, reasons, uncertain } = page;
  // Names as the result has them.
  const header = storable<InkPageHeader>({
    box,
    width,
    height,
    cellPt,
    art: art.map(({ ink }) => ink),
    type: type.map(({ ink }) => ink),
    reasons: [...reasons],
    uncertain: [...uncertain],
  });
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...art.map(({ cells }) => cells),
    ...type.map(({ cells }) => cells),
    doubts,
  ]);
}
