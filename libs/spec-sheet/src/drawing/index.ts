export * from './drawing.ts';
export * from './drawing-view.ts';
export * from './round-scale.ts';
export * from './section-drawing.ts';
