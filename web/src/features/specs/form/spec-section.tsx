import { memo, useState } from 'react';
import type { CoverType, SpecSection as Section } from '@printpartner/contracts/spec-fields';
import type { CatalogField } from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useIsPrinting } from '../../../ui/use-fold.ts';
import { useEditorState, useSheetText } from '../document/use-editor.ts';
import { SpecField } from '../fields/spec-field.tsx';
import { sectionText } from '../sections/progress.ts';
import { sectionElementId } from '../sections/section-place.ts';
import { spansOf } from './field-spans.ts';

interface SpecSectionProps {
  editor: SpecEditor;
  section: Section;
  /** In the form, from 1. */
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
