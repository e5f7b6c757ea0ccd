export * from './ink-or-toner.ts';
export * from './press-choice.ts';
export * from './press-guide.ts';
export * from './press-sheets.ts';
export * from './press-sources.ts';
export * from './presses.ts';
export * from './sheets-out.ts';
export * from './tiles/press-tile.ts';
