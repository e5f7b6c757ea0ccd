import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether a folded part is open, and a function that opens or folds it. On paper it is always open. */
export function useFold(): [isOpen: boolean, toggle: () => void] {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = useIsPrinting() || isUnfolded;
  return [isOpen, () => setUnfolded(!isUnfolded)];
}

let isPrinting = false;

/** True from the moment the browser prepares a page for printing until it is done. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(listener: () => void): () => void {
  const abort = new AbortController();
  // Captured, so that what is unfolded is there when others prepare the page.
  const heard = { capture: true, signal: abort.signal };
  const tell = (value: boolean) => () => {
    isPrinting = value;
    // The browser draws the pages as soon as its event has been heard.
    flushSync(listener);
  };
  window.addEventListener('beforeprint', tell(true), heard);
  window.addEventListener('afterprint', tell(false), heard);
  return () => abort.abort();
}
