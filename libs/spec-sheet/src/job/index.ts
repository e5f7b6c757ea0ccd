export { bindingIdsOf } from './binding-name.ts';
export { foldOf } from './fold-text.ts';
export * from './job-of.ts';
export * from './sheet-job.ts';
export { SIZE as SIZE_TEXT, sizeOf } from './size-text.ts';
export { paperOf } from './stock-text.ts';
