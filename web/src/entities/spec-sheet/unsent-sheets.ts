import { useMemo, useSyncExternalStore } from 'react';
import { draftsOf, draftTexts, subscribeDrafts, type TabDraft } from '../../platform/storage/kept-draft.ts';
import { useOnline } from '../../ui/use-online.ts';

/** `held`: the user has to open it first, because of a conflict or a value that was refused. */
export type UnsentState = 'waiting' | 'held';

interface Draft extends TabDraft {
  base: { sheetId: string | null };
}

const BASE = 'spec';

/**
 * The named sheets whose unsaved values this device keeps, by id. What a form shows counts only without a network:
 * otherwise it is sent at once.
 */
export function useUnsentSheets(userId: string): ReadonlyMap<string, UnsentState> {
  const isOnline = useOnline();
  const texts = useSyncExternalStore(subscribeDrafts, () => draftTexts(userId, BASE));
  return useMemo(
    () => new Map(texts === '' ? [] : unsentSheets(userId, isOnline)),
    [texts, userId, isOnline],
  );
}

function unsentSheets(userId: string, isOnline: boolean): [string, UnsentState][] {
  return draftsOf(userId, BASE, readUnsent).flatMap(({ draft: { base, isInUse = false, isHeld = false } }) =>
    base.sheetId === null || (isInUse && isOnline) ? [] : [[base.sheetId, isHeld ? 'held' : 'waiting']],
  );
}

/** An earlier version may have stored something else. */
function readUnsent(value: unknown): Draft | undefined {
  const isDraft =
    typeof value === 'object' &&
    value !== null &&
    'base' in value &&
    typeof value.base === 'object' &&
    value.base !== null;
  return isDraft ? (value as Draft) : undefined;
}
