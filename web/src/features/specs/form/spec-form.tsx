import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode, memo } from 'react';
import type { CoverType, SpecSection as Section, SpecSectionId } from '@printpartner/contracts/spec-fields';
import { shownSections, type CatalogField } from '@printpartner/spec-sheet/fields';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { useSaveKey } from '../../../ui/use-save-key.ts';
import { useConflictToast } from '../conflict/use-conflict-toast.ts';
import { useCoverType, useEditorState, useSheetText } from '../document/use-editor.ts';
import { focusFirstField, goToSection, sectionElementId } from '../sections/section-place.ts';
import { SectionRail } from '../sections/section-rail.tsx';
import { SectionStrip } from '../sections/section-strip.tsx';
import { HiddenFaults } from './hidden-faults.tsx';
import { useSpecForm } from './spec-form-context.ts';
import { SpecHeader } from './spec-header.tsx';
import { UnsetNote } from './unset-note.tsx';
import { useFolds } from './use-folds.ts';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useIsPrinting } from '../../../ui/use-fold.ts';
import { SpecField } from '../fields/spec-field.tsx';
import { sectionText } from '../sections/progress.ts';
import { spansOf } from './field-spans.ts';

/** Three panes fit. */
const WIDE = '(width >= 1200px)';
/** On a phone, the arithmetic is below the project's name, where it is seen while the rest is filled in. */
const STRIP_AFTER: SpecSectionId = 'project';

/** So many sections fit on a screen. The others are rendered after them, so that the form is usable sooner. */
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

interface SpecSectionProps {
  editor: SpecEditor;
  section: Section;
  /** Place in the form, from 1. */
  number: number;
  /** Those that the cover type shows; without any, the section is closed. */
  fields: readonly CatalogField[];
  cover: CoverType;
  /** Its fields are not rendered yet. */
  isLater: boolean;
  isFolded: boolean;
  /** The user unfolded it, and may fold it again. */
  isUnfolded: boolean;
  onFold: (section: Section, isFolded: boolean) => void;
}

/** A numbered section of the form. Folded, it is one line. */
export const SpecSection = memo(function SpecSection(props: SpecSectionProps) {
  const { editor, section, number, fields, isFolded, isUnfolded, onFold } = props;
  const isFaulty = useEditorState(editor, ({ conflicts, refused }) =>
    fields.some(({ key }) => conflicts[key] !== undefined || refused.includes(key)),
  );
  const isClosed = fields.length === 0;
  // What waits for the user is never folded away, nor is a field whose fault the user has just typed away.
  const [hasFaultOpened, setFaultOpened] = useState(false);
  if (isFaulty && !hasFaultOpened) setFaultOpened(true);
  const isPrinting = useIsPrinting();
  const isOpen = !isClosed && (!isFolded || hasFaultOpened || isPrinting);
  const spans = spansOf(fields);
  const id = sectionElementId(section.id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-14 border-b border-rule py-5 lg:scroll-mt-3 ${isOpen ? 'md:pt-7 md:pb-7.5' : ''}`}
    >
      <div className="grid grid-cols-[34px_minmax(0,1fr)_auto] items-baseline">
        <span aria-hidden className="type-section text-ink-3">
          {number}
        </span>
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className={`type-section outline-none ${isClosed ? 'text-ink-3' : ''}`}
        >
          {section.title}
        </h2>
        {(isFolded || isUnfolded) && !isClosed && !isFaulty && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            aria-label={`${isOpen ? 'Fold' : 'Edit'} ${section.title}`}
            onClick={() => {
              setFaultOpened(false);
              onFold(section, isOpen);
            }}
            className="touch-target type-data type-link ml-4"
          >
            {isOpen ? 'Done' : 'Edit'}
          </button>
        )}
        <p className="type-data col-start-2 col-end-4 wrap-anywhere text-ink-2 md:col-end-3">
          {isClosed && section.closedHint}
          {isOpen && section.hint}
          {!isClosed && !isOpen && <FoldedText editor={editor} fields={fields} />}
        </p>
      </div>
      <div
        id={`${id}-fields`}
        hidden={!isOpen}
        className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-4.5 md:ml-8.5 md:grid-cols-6"
      >
        {isOpen &&
          !props.isLater &&
          fields.map((field, place) => (
            <div key={field.key} className={`min-w-0 ${spans[place]}`}>
              <SpecField
                editor={editor}
                field={field}
                cover={props.cover}
                isTitled={field.label === section.title}
              />
            </div>
          ))}
      </div>
    </section>
  );
});

function FoldedText({ editor, fields }: Pick<SpecSectionProps, 'editor' | 'fields'>) {
  return useSheetText(editor, (sheet) => sectionText(sheet, fields)) || 'Nothing yet';
}
