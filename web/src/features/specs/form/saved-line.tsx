import type { ReactNode } from 'react';
import { Cloud, CloudOff, type LucideIcon } from 'lucide-react';
import { localStore } from '../../../platform/storage/browser-storage.ts';
import { useAgoText } from '../../../platform/time/ago-text.ts';
import { useOnline } from '../../../ui/use-online.ts';
import type { SpecState } from '../document/spec-editor.ts';
import { useEditorState, useFromValues } from '../document/use-editor.ts';
import { goToField } from '../sections/section-place.ts';
import { savedStateOf } from './saved-state.ts';
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
