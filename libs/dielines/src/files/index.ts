export { dielineSvg } from './svg/dieline-svg.ts';
export { dielinePdf, type DielinePdfOptions } from './pdf/dieline-pdf.ts';
export type { Face } from './drawing/drawing.ts';
