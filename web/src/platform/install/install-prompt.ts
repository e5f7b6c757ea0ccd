import { useSyncExternalStore } from 'react';

/** Chromium's event, which is not a standard. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffered(next: InstallPromptEvent | null): void {
  offered = next;
  for (const notify of listeners) notify();
}

/** Keeps the browser's offer to install the app for Settings, instead of the browser's own bar. Called before the browser makes it. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) setOffered(event);
  });
  window.addEventListener('appinstalled', () => setOffered(null));
}

/** Opens the browser's question. It can be asked once. */
export async function askToInstall(): Promise<void> {
  const prompt = offered;
  setOffered(null);
  await prompt?.prompt();
}

/** Whether the browser can install the app: not where it is installed, nor in browsers that leave it to their menu. */
export const useCanInstall = (): boolean => useSyncExternalStore(subscribe, () => offered !== null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
