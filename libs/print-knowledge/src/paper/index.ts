export * from './basis.ts';
export * from './boards.ts';
export * from './finishes.ts';
export * from './paper-weight.ts';
export * from './stocks.ts';
export * from './textures.ts';
export * from './use-cases.ts';
export * from './weights.ts';
