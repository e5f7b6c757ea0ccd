import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SpecSection as Section, SpecSectionId } from '@printpartner/contracts/spec-fields';
import { shownSections } from '@printpartner/spec-sheet/fields';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { useSaveKey } from '../../../ui/use-save-key.ts';
import { useConflictToast } from '../conflict/use-conflict-toast.ts';
import { useCoverType, useEditorState } from '../document/use-editor.ts';
import { focusFirstField, goToSection } from '../sections/section-place.ts';
import { SectionRail } from '../sections/section-rail.tsx';
import { SectionStrip } from '../sections/section-strip.tsx';
import { HiddenFaults } from './hidden-faults.tsx';
import { useSpecForm } from './spec-form-context.ts';
import { SpecHeader } from './spec-header.tsx';
import { SpecSection } from './spec-section.tsx';
import { UnsetNote } from './unset-note.tsx';
import { useFolds } from './use-folds.ts';

/** Three panes fit. */
const WIDE = '(width >= 1200px)';
/** On a phone, the arithmetic is below the project's name, where it is seen while the rest is filled in. */
const STRIP_AFTER: SpecSectionId = 'project';

/** As many as fit on a screen. The others are rendered after them, so that the form is usable sooner. */
const FIRST_SECTIONS = 3;

export interface SpecFormSlots {
  /** The second close button, beside the title. */
  close: ReactNode;
  /** Which document is open, and the other ones. */
  documents?: ReactNode;
  /** What can be done with the sheet, at the bottom. */
  actions?: ReactNode;
  /** Arithmetic and drawing: a pane beside or below the form, or a strip in it. */
  renderSums?: (layout: 'pane' | 'strip') => ReactNode;
}

/** The fields of one document, by section. */
export function SpecForm({ close, documents, actions, renderSums }: SpecFormSlots) {
  const { session } = useSpecForm();
  const { editor, saver } = session;
  const form = useRef<HTMLFormElement>(null);
  const cover = useCoverType(editor);
  const sections = useMemo(() => shownSections(editor.kind, cover), [editor, cover]);
  const isClearing = useEditorState(editor, (state) => state.isClearing);
  const folds = useFolds(editor);
  const [clearings, setClearings] = useState(0);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const isWide = useMedia(WIDE);
  const isPhone = useMedia(PHONE);
  useConflictToast(editor);
  useSaveKey(true, () => void saver.saveNow());
  useEffect(() => {
    editor.attach(form.current);
    return () => editor.attach(null);
  }, [editor]);

  function fold({ id }: Section, isFolded: boolean) {
    folds.fold(id, isFolded);
    if (!isFolded) focusFirstField(id);
  }
  function handleCleared() {
    folds.unfoldAll();
    setClearings((before) => before + 1);
  }
  function go(id: SpecSectionId) {
    if (folds.isFolded(id)) folds.fold(id, false);
    goToSection(id);
  }

  const sums = renderSums?.(isPhone ? 'strip' : 'pane');
  const columns = renderSums
    ? 'lg:grid-cols-[224px_minmax(0,1fr)_312px] desk:grid-cols-[264px_minmax(0,1fr)_352px]'
    : 'lg:grid-cols-[264px_minmax(0,1fr)]';
  return (
    <div className={`flex min-h-full flex-col lg:grid lg:h-full lg:min-h-0 ${columns}`}>
      <SectionRail editor={editor} onGo={go} />
      <SectionStrip editor={editor} onGo={go} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saver.saveNow();
        }}
        // Otherwise what is positioned in it makes the tab scroll, too.
        className="relative flex grow flex-col lg:min-h-0 lg:overflow-y-auto"
      >
        <div className="mx-auto w-full max-w-220 grow px-4 pt-5 pb-8 md:px-8 lg:px-10 lg:pt-6">
          <SpecHeader close={close} onCleared={handleCleared} />
          {/* What is typed while the fields are erased would be lost. */}
          <div inert={isClearing}>
            {documents && <div className="mt-4 flex flex-wrap gap-2">{documents}</div>}
            <UnsetNote editor={editor} />
            <HiddenFaults key={clearings} editor={editor} />
            {sections.map(({ section, fields }, place) => (
              <div key={section.id} className="contents">
                <SpecSection
                  editor={editor}
                  section={section}
                  number={place + 1}
                  fields={fields}
                  isLater={!isWhole && place >= FIRST_SECTIONS}
                  cover={cover}
                  isFolded={folds.isFolded(section.id)}
                  isUnfolded={folds.isUnfolded(section.id)}
                  onFold={fold}
                />
                {isPhone && section.id === STRIP_AFTER && sums}
              </div>
            ))}
          </div>
        </div>
        {actions && <ActionBar>{actions}</ActionBar>}
      </form>
      {sums && !isPhone && (
        <aside
          aria-label="Print arithmetic"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll the pane
          tabIndex={isWide ? 0 : undefined}
          className={`relative bg-sheet px-8 py-6 lg:overflow-y-auto lg:border-l lg:border-rule lg:px-6 ${isWide ? '' : 'border-t border-rule'}`}
        >
          {sums}
        </aside>
      )}
    </div>
  );
}

function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-1 border-t border-rule bg-bed px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-8 lg:px-10"
    >
      <div className="mx-auto max-w-200">{children}</div>
    </div>
  );
}
