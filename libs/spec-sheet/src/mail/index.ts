export * from './mail-text.ts';
export * from './mailto.ts';
export * from './spec-lines.ts';
export * from './unprinted-characters.ts';
