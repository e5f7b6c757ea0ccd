export * from './binding.ts';
export * from './binding-notes.ts';
export * from './binding-sources.ts';
export * from './bindings.ts';
export * from './bindery-sizes.ts';
export * from './creep.ts';
export * from './page-count.ts';
export * from './spine.ts';
