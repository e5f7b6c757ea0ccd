import { useEffect, useEffectEvent } from 'react';
import type { EditorStore } from '../editor/editor-store.ts';

/** Lets autosave try a new project again that was refused at the limit, once there is room for it. */
export function useRoomRetry(store: EditorStore, isFull: boolean): void {
  const retry = useEffectEvent(() => {
    const { record, form, errors } = store.get();
    if (record || errors.projectNameType === undefined) return;
    store.dispatch({ type: 'typed', field: 'projectNameType', value: form.projectNameType });
  });
  useEffect(() => {
    if (!isFull) retry();
  }, [isFull]);
}
