import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { specKeys } from '@printpartner/spec-sheet/fields';
import { localStore } from '../../../platform/storage/browser-storage.ts';
import { fieldList } from '../document/fault-text.ts';
import type { SpecEditor } from '../document/spec-editor.ts';

/** What the line below the title says about unsaved values. */
export interface SavedState {
  /** `unfinished`: a date is half typed, which is no trouble yet. */
  look: 'saved' | 'saving' | 'unfinished' | 'trouble';
  /** '' while it is saved or being saved. */
  text: string;
  /** The first field that waits for the user. */
  field?: SpecKey | undefined;
}

const saved: SavedState = { look: 'saved', text: '' };
const saving: SavedState = { look: 'saving', text: '' };

/** Where the unsaved values are, and what the user can do about it. */
export function savedStateOf(editor: SpecEditor, isOnline: boolean): SavedState {
  const { failure, conflicts, refused, isSaving } = editor.get();
  // The user should know of a deletion even with nothing to save.
  if (failure === 'gone')
    return { look: 'trouble', text: 'This sheet was deleted elsewhere. Your text is still here.' };
  if (!editor.isDirty()) return saved;
  const names = (keys: readonly SpecKey[]) => fieldList(editor.kind, editor.values(), keys);
  const contested = specKeys.filter((key) => conflicts[key] !== undefined);
  const { isDue } = editor.due();
  const texts = [
    contested.length > 0 ? `Changed elsewhere, too: ${names(contested)}. Choose what to keep.` : '',
    refused.length > 0 ? `Not saved: ${names(refused)}.` : '',
    isDue ? connectionText(editor, isOnline) : '',
  ].filter((text) => text !== '');
  if (texts.length > 0) return { look: 'trouble', text: texts.join(' '), field: contested[0] ?? refused[0] };
  const unfinished = isDue || isSaving ? [] : editor.halfTyped();
  return unfinished.length > 0 ? { look: 'unfinished', text: `Not saved yet: ${names(unfinished)}` } : saving;
}

/** Why the account doesn't have the values yet; '' while that takes only seconds. */
function connectionText(editor: SpecEditor, isOnline: boolean): string {
  const { failure, refused, keptAt } = editor.get();
  if (!isOnline) {
    if (keptAt !== null && !localStore.isBlocked())
      return 'Saved on this device. Sends when the network is back.';
    return 'You’re offline. Your text is kept while this page is open. Sends when the network is back.';
  }
  if (failure === 'passing') return 'Your account can’t be reached. Trying again.';
  const isUnexplained = failure === 'refused' && refused.length === 0;
  return isUnexplained ? 'Not saved: the server refused the last change. Undo it or reload the page.' : '';
}
