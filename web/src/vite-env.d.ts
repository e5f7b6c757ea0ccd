/// <reference types="vite/client" />

declare module 'virtual:search-entries' {
  /** Everything that search finds in the app itself; the build reads it from the rendered screens. */
  const places: readonly import('@printpartner/print-search/entries').PackedPlace[];
  export default places;
}

/** Its package names no types for this entry, which only sets globals. */
declare module 'fake-indexeddb/auto';
