import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or Cmd+S saves the project instead of the page. */
export function useSaveKey(isActive: boolean, onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);
}
