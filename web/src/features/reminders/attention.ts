import { useEffect, useState, useSyncExternalStore } from 'react';

/** Without a key for this long, the user is no longer typing. */
const PAUSE_MS = 2000;
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True from a key in a field until the user leaves the fields, or pauses for 2 s. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function stop() {
      clearTimeout(timer);
      setTyping(false);
    }
    function handleKey({ target }: Event) {
      if (!(target instanceof Element) || !target.closest(EDITABLE)) return;
      clearTimeout(timer);
      timer = setTimeout(stop, PAUSE_MS);
      setTyping(true);
    }
    // Captured, because fields may stop keys.
    document.addEventListener('keydown', handleKey, { capture: true });
    // Dictation and on-screen keyboards give input without keys. Not captured: a render between this listener and React's own
    // would reset the field before React has seen its new text.
    document.addEventListener('input', handleKey);
    function handleLeave({ relatedTarget }: FocusEvent) {
      const isNextField = relatedTarget instanceof Element && relatedTarget.closest(EDITABLE) !== null;
      if (!isNextField) stop();
    }
    document.addEventListener('focusout', handleLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKey, { capture: true });
      document.removeEventListener('input', handleKey);
      document.removeEventListener('focusout', handleLeave);
    };
  }, []);

  return isTyping;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is visible. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
