import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and Cmd+S save the form instead of the page. */
export function useSaveKey(isActive: boolean, onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
}
