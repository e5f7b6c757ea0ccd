import { format } from 'oxfmt';
import type { Setting } from './catalog.ts';
import { exampleOf } from './example.ts';
import { referenceOf } from './reference.ts';

/** The files that are written from the settings. */
export async function configurationFiles(
  settings: readonly Setting[],
): Promise<{ path: string; text: string }[]> {
  const reference = await format('configuration.md', referenceOf(settings));
  return [
    { path: 'docs/configuration.md', text: reference.code },
    { path: '.env.example', text: `${exampleOf(settings)}\n` },
  ];
}
