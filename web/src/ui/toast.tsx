import { useSyncExternalStore } from 'react';
import { currentToasts, dispatch, subscribe, type ToastOptions } from './toast-store.ts';

export type { ToastOptions };

let lastId = 0;

/**
 * Shows a toast; can be called from anywhere. One toast is visible at a time: a new one replaces it. What it
 * replaces comes back for its full time if it has an action, or stays until closed.
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

/** Dismisses the toast with that id, or all toasts, with those that would come back. */
export function dismissToast(id?: number): void {
  for (const { id: open } of currentToasts().filter(({ isOpen }) => isOpen)) {
    if (id === undefined || id === open) dispatch({ type: 'dismiss', id: open });
  }
}

/** The toast on screen. */
export function useShownToast() {
  return useSyncExternalStore(subscribe, currentToasts).findLast(({ isOpen }) => isOpen) ?? null;
}
