import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

/** A spot color: its name in the trade, and how it looks where it has no plate. Percent of C, M, Y, K. */
export interface SpotColor {
  name: string;
  cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/** Adds a Separation color space with DeviceCMYK as its alternate. pdf-lib writes a space in the name as #20. */
export function separationSpace(context: PDFContext, { name, cmyk }: SpotColor): PDFRef {
  const tint = context.obj({
    FunctionType: 2,
    Domain: [0, 1],
    C0: [0, 0, 0, 0],
    C1: cmyk.map((percent) => percent / 100),
    N: 1,
  });
  return context.register(context.obj(['Separation', name, 'DeviceCMYK', tint]));
}

/** Graphics state in which lines, areas and text print over what is below them. */
export const OVERPRINT = { Type: 'ExtGState', OP: true, op: true, OPM: 1 };
