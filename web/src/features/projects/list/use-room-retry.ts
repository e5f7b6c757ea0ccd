import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditorStore } from '../editor/editor-store.ts';

/**
 * Lets autosave try a new project again that was refused at the limit, once the list has changed: there may be room.
 *
 * @param activeCount active projects in the list
 */
export function useRoomRetry(store: EditorStore, activeCount: number): void {
  const retry = useEffectEvent(() => {
    const { record, form, errors, namesake } = store.get();
    if (record || namesake || errors.projectNameType === undefined) return;
    store.dispatch({ type: 'typed', field: 'projectNameType', value: form.projectNameType });
  });
  const known = useRef(activeCount);
  useEffect(() => {
    if (known.current === activeCount) return;
    known.current = activeCount;
    retry();
  }, [activeCount]);
}
