export * from './drawing.ts';
export type { Box, Drawing, DrawingView, LineRole, Shape, Side } from './drawing-view.ts';
export * from './round-scale.ts';
export * from './section-drawing.ts';
