import { createHash } from 'node:crypto';

/** Hashes of the style and script elements with content that a page has, as sources of its content security policy. */
export interface InlineSources {
  styles: readonly `'sha256-${string}'`[];
  scripts: readonly `'sha256-${string}'`[];
}

/** Scripts with attributes have their text in a file, or are data. */
const INLINE = /<(style|script)>(.*?)<\/\1>/gs;

export function inlineSources(page: string): InlineSources {
  const found = [...page.matchAll(INLINE)].map(([, name, text = '']) => ({ name, text }));
  const hashesOf = (element: string) =>
    found.filter(({ name }) => name === element).map(({ text }) => hashOf(text));
  return { styles: hashesOf('style'), scripts: hashesOf('script') };
}

/** The source that allows an element with this text. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const;

/** Makes rules of a page's style attributes, which a policy can't allow one by one. */
export function withoutStyleAttributes(page: string): string {
  const rules = new Set<string>();
  const plain = page.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    rules.add(style);
    return ` data-style="${[...rules].indexOf(style)}"`;
  });
  const css = [...rules].map((style, place) => `[data-style="${place}"]{${style}}`).join('');
  return rules.size === 0 ? page : plain.replace('</head>', () => `<style>${css}</style></head>`);
}
