import { useEffect, useState } from 'react';
import { keptDrafts } from '../platform/storage/kept-draft.ts';
import { askOtherTabs } from '../platform/storage/unsaved-elsewhere.ts';
import { unsavedWork } from '../platform/storage/unsaved.ts';

/** What the user would lose by leaving: unsaved on this page, kept from a lost session, or unsaved in another tab. */
export function useUnsavedWork(userId: string): string[] {
  const [elsewhere, setElsewhere] = useState<string[]>([]);
  useEffect(() => askOtherTabs(userId, (work) => setElsewhere((known) => [...known, ...work])), [userId]);
  return [...new Set([...unsavedWork(), ...keptDrafts(userId), ...elsewhere])];
}
