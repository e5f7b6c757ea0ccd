import { useSyncExternalStore } from 'react';

export interface ToastOptions {
  title: string;
  description?: string;
  /** Destructive for what failed. */
  variant?: 'default' | 'destructive';
  /** Time on screen, ms; 5000 unless told. Infinity stays until closed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

export interface ShownToast extends ToastOptions {
  id: number;
}

const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let lastId = 0;

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Says something at the edge of the screen, from anywhere. One at a time: the newest wins.
 * @example toast({ title: 'Project saved', description: 'Project saved to server.', durationMs: 1600 });
 */
export function toast(options: ToastOptions) {
  const id = ++lastId;
  show({ ...options, id });
  return {
    id,
    update: (changes: Partial<ToastOptions>) => {
      if (shown?.id === id) show({ ...shown, ...changes });
    },
    dismiss: () => dismissToast(id),
  };
}

/** Takes away the toast of that id, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show(null);
}

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
