import { packEntries } from '@printpartner/print-search/entries';
import { readApp } from './read-app.tsx';

/** Loaded by the build, not by the app: see `web/search-index`. */
export const places = packEntries(await readApp());
