const listeners = new Set<() => void>();

/** Ctrl+K or Cmd+K. */
export const isSearchShortcut = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens the search over everything, from any screen. */
export function requestSearch(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener whenever search should open. Returns a function that stops it. */
export function onSearchRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
