import type { ReactNode } from 'react';
import { Cloud, CloudOff, type LucideIcon } from 'lucide-react';
import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { specKeys } from '@printpartner/spec-sheet/fields';
import { localStore } from '../../../platform/storage/browser-storage.ts';
import { useAgoText } from '../../../platform/time/ago-text.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { fieldList, type SpecEditor, type SpecState } from '../document/spec-editor.ts';
import { useEditorState, useFromValues } from '../document/use-editor.ts';
import { goToField } from '../sections/section-place.ts';
import { useSpecForm } from './spec-form-context.ts';

/** Where the values are saved, and since when. */
export function SavedLine() {
  const { editor } = useSpecForm().session;
  const state = useEditorState(editor, (now) => now);
  const isOnline = useOnline();
  // Renders when the text changes; `state` is in it, too.
  useFromValues(editor, () => JSON.stringify(savedStateOf(editor, isOnline)));
  const { look, text, field } = savedStateOf(editor, isOnline);
  const { keptAt } = state;
  // The text says so itself when offline.
  const isKept = keptAt !== null && isOnline && field === undefined && !localStore.isBlocked();
  return (
    <>
      {/* Screen readers announce only trouble: the rest changes too often. */}
      {look !== 'trouble' && (
        <Line Icon={Cloud} look="text-ink-2" iconLook={look === 'unfinished' ? '' : 'text-pass'}>
          {look === 'saved' && <SavedText {...state} />}
          {look === 'saving' && 'Saving…'}
          {look === 'unfinished' && text}
        </Line>
      )}
      <div aria-live="polite">
        {look === 'trouble' && (
          <Line Icon={CloudOff} look="text-warning">
            {text} {isKept && <KeptText keptAt={keptAt} />}
            {field !== undefined && (
              <button
                type="button"
                onClick={() => goToField(field)}
                className="touch-target type-link font-semibold"
              >
                Show
              </button>
            )}
          </Line>
        )}
      </div>
    </>
  );
}

interface LineProps {
  Icon: LucideIcon;
  look: string;
  iconLook?: string;
  children: ReactNode;
}

function Line({ Icon, look, iconLook = '', children }: LineProps) {
  return (
    <p className={`type-data mt-1.5 flex print:hidden items-start gap-2 ${look}`}>
      <Icon size={16} strokeWidth={1.6} aria-hidden className={`mt-0.5 shrink-0 ${iconLook}`} />
      <span>{children}</span>
    </p>
  );
}

function SavedText({ savedAt, isLoaded }: Pick<SpecState, 'savedAt' | 'isLoaded'>) {
  const where = localStore.isBlocked() ? 'in your account' : 'on this device and your account';
  if (savedAt === null) return isLoaded ? `Saves as you type, ${where}` : 'Loading your draft…';
  return (
    <>
      Saved <Ago at={savedAt} />, {where}
    </>
  );
}

function KeptText({ keptAt }: { keptAt: number }) {
  return (
    <>
      Saved <Ago at={keptAt} /> on this device.
    </>
  );
}

const Ago = ({ at }: { at: number }) => useAgoText(at);

/** What the line below the title says about unsaved values. */
interface SavedState {
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
function savedStateOf(editor: SpecEditor, isOnline: boolean): SavedState {
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
