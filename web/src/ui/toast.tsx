import { useSyncExternalStore } from 'react';
import { currentToasts, dispatch, subscribe, type ToastOptions } from './toast-store.ts';

export type { ToastOptions };

let lastId = 0;

/**
 * Says something at the edge of the screen, from anywhere. One is visible at a time: the next waits until the one
 * before it has been seen, and one with an action (Undo) keeps its whole time.
 * @example toast({ title: 'Project saved', description: 'Project saved to server.', durationMs: 1600 });
 */
export function toast(options: ToastOptions) {
  const id = ++lastId;
  dispatch({ type: 'add', toast: { ...options, id, isOpen: true } });
  return {
    id,
    update: (changes: Partial<ToastOptions>) => dispatch({ type: 'update', id, changes }),
    dismiss: () => dismissToast(id),
  };
}

/** Takes away the toast of that id, or all: the one on screen and those that wait. */
export function dismissToast(id?: number): void {
  for (const { id: open } of currentToasts().filter(({ isOpen }) => isOpen)) {
    if (id === undefined || id === open) dispatch({ type: 'dismiss', id: open });
  }
}

/** The one on screen, and whether others wait for its place. */
export function useShownToast() {
  const open = useSyncExternalStore(subscribe, currentToasts).filter(({ isOpen }) => isOpen);
  return { shown: open[0] ?? null, areWaiting: open.length > 1 };
}
