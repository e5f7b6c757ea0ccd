export * from './brochure-rules.ts';
export * from './brochure-sizes.ts';
