import { meaningfulText } from './blank.ts';

/** The finishes of a list, or of a text with commas, as old drafts have it; each once, without empty ones. */
export function finishList(value: unknown): string[] {
  const names = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const texts = names.filter((name) => typeof name === 'string').map(meaningfulText);
  return [...new Set(texts.filter((name) => name !== ''))];
}
