import { format } from 'prettier';
import type { Setting } from './catalog.ts';
import { exampleOf } from './example.ts';
import { referenceOf } from './reference.ts';

/** The files that are written from the settings. */
export async function configurationFiles(
  settings: readonly Setting[],
): Promise<{ path: string; text: string }[]> {
  return [
    { path: 'docs/configuration.md', text: await format(referenceOf(settings), { parser: 'markdown' }) },
    { path: '.env.example', text: `${exampleOf(settings)}\n` },
  ];
}
