import { useSyncExternalStore } from 'react';

const queries = { two: '(width >= 700px)', three: '(width >= 1200px)' };

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

function read(): 1 | 2 | 3 {
  if (window.matchMedia(queries.three).matches) return 3;
  return window.matchMedia(queries.two).matches ? 2 : 1;
}

/** How many columns fit. The panes are reordered in the document, so that the tab order follows what is seen. */
export function useColumns(): 1 | 2 | 3 {
  return useSyncExternalStore(subscribe, read);
}
