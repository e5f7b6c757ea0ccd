export * from './coating.ts';
export * from './coatings.ts';
export * from './coating-sources.ts';
