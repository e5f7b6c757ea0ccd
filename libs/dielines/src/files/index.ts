export { dielineSvg } from './dieline-svg.ts';
export { dielinePdf, type DielinePdfOptions } from './dieline-pdf.ts';
export type { Face } from './drawing/drawing.ts';
