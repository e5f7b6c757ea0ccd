import { readFileSync } from 'node:fs';
import { type PackedPlace, type SearchEntry, unpackEntries } from '@printpartner/print-search/entries';

/**
 * The entries of the guides, from the file that the web app's build writes.
 *
 * @throws Error if the file is missing or has no entries
 */
export function readGuideEntries(file: string): SearchEntry[] {
  const entries = unpackEntries(readPlaces(file));
  if (entries.length === 0) throw new Error(`GUIDE_ENTRIES_FILE: ${file} has no entries`);
  return entries;
}

function readPlaces(file: string): PackedPlace[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackedPlace[];
  } catch (error) {
    throw new Error(`GUIDE_ENTRIES_FILE: ${file} could not be read. The web app's build writes it.`, {
      cause: error,
    });
  }
}
