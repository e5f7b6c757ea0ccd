import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the board's own files. */
export const boardHome = (): string =>
  dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

const FONTS = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;

/**
 * The board's page. Its template has a handful of values and needs no template engine. The fonts of another site are left
 * out: the content security policy would refuse them.
 *
 * @throws Error if a version of the board loads something else from another site, or has other values
 */
export function boardPage(values: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(boardHome(), 'dist', 'index.ejs'), 'utf8').replace(FONTS, '');
  const page = template.replaceAll(/<%[-=] (\w+) %>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The queue board has an unknown value ${name}`);
    return value;
  });
  if (/<%|https?:/.test(page)) throw new Error('The queue board has changed: check what its page loads');
  return page;
}
