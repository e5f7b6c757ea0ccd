import type { ReactNode } from 'react';
import { Cloud, CloudOff, type LucideIcon } from 'lucide-react';
import { localStore } from '../../../platform/storage/browser-storage.ts';
import { useAgoText } from '../../../platform/time/ago-text.ts';
import { useOnline } from '../../../ui/use-online.ts';
import type { EditorState } from '../document/spec-editor.ts';
import { useEditorState, useFromValues } from '../document/use-editor.ts';
import { useSpecForm } from './spec-form-context.ts';

/** Where the values are saved, and since when. */
export function SavedLine() {
  const { editor } = useSpecForm().session;
  const state = useEditorState(editor, (now) => now);
  const isDirty = useFromValues(editor, () => editor.isDirty());
  const isOnline = useOnline();
  // The user should know of a deletion even with nothing to save.
  const trouble = isDirty || state.failure === 'gone' ? troubleText(state, isOnline) : null;
  if (trouble === null) {
    return (
      // Not announced by screen readers: it changes too often.
      <Line Icon={Cloud} look="text-ink-2" iconLook="text-pass">
        {isDirty ? 'Saving…' : <SavedText {...state} />}
      </Line>
    );
  }
  return (
    <div aria-live="polite">
      <Line Icon={CloudOff} look="text-warning">
        {trouble} {state.keptAt !== null && !localStore.isBlocked() && <KeptText keptAt={state.keptAt} />}
      </Line>
    </div>
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
    <p className={`type-data mt-1.5 flex items-start gap-2 ${look}`}>
      <Icon size={16} strokeWidth={1.6} aria-hidden className={`mt-0.5 shrink-0 ${iconLook}`} />
      <span>{children}</span>
    </p>
  );
}

function SavedText({ savedAt, isLoaded }: Pick<EditorState, 'savedAt' | 'isLoaded'>) {
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

/** Why the account doesn't have the values yet; null while that takes only seconds. */
function troubleText({ failure, conflicts }: EditorState, isOnline: boolean): string | null {
  if (failure === 'gone') return 'This sheet was deleted elsewhere. Your text is still here.';
  if (Object.keys(conflicts).length > 0) return 'Changed elsewhere, too. Choose what to keep.';
  if (failure === 'refused') return 'Not saved yet. Check the marked fields.';
  if (!isOnline) return 'Offline. Your account gets it when you are online again.';
  return failure === 'passing' ? 'Your account can’t be reached. Trying again.' : null;
}
