import { useState, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../../entities/session/session-context.ts';
import type { EditorStore } from './editor-store.ts';
import { createSaving } from './saving.ts';

/**
 * Saves the form, one save at a time.
 *
 * @param inputs the form element, whose inputs tell which dates are half typed
 */
export function useSaving(store: EditorStore, inputs: RefObject<HTMLElement | null>) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const [saving] = useState(() => createSaving(store, { userId, queryClient, inputs: () => inputs.current }));
  return saving;
}
