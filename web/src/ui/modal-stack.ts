import { useLayoutEffect, useSyncExternalStore } from 'react';

const openModals = new Set<symbol>();
const listeners = new Set<() => void>();

/** Registers an open dialog. Returns a function that unregisters it. */
export function openModal(): () => void {
  const modal = Symbol('modal');
  openModals.add(modal);
  notify();
  return () => {
    openModals.delete(modal);
    notify();
  };
}

export const isModalOpen = (): boolean => openModals.size > 0;

/** Registers the dialog that calls it for as long as it is mounted. */
export function useModal(): void {
  useLayoutEffect(openModal, []);
}

/** True while any dialog is open. */
export function useIsModalOpen(): boolean {
  return useSyncExternalStore(subscribe, isModalOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
