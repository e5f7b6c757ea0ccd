export * from './coating.ts';
export * from './coating-rules.ts';
export * from './coating-sections.ts';
export * from './coating-sources.ts';
export * from './coatings.ts';
