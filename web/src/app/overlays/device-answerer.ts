import { createAnswerer, type Answerer } from '@printpartner/assistant/answerer';
import { unpackEntries } from '@printpartner/print-search/entries';
import places from 'virtual:search-entries';

let answerer: Answerer | undefined;

/** The answerer in the browser, from the same entries as the search. Builds its index when it is first used. */
export function deviceAnswerer(): Answerer {
  answerer ??= createAnswerer(unpackEntries(places));
  return answerer;
}
