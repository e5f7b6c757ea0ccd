import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { SpecSectionId } from '@printpartner/contracts/spec-fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { Pie } from './pie.tsx';
import { totalOf, useProgress } from './progress.ts';
import { useCurrentSection } from './section-place.ts';
import { SectionList } from './section-rail.tsx';
import { useSectionFaults } from './use-section-faults.ts';

interface SectionStripProps {
  editor: SpecEditor;
  onGo: (id: SpecSectionId) => void;
}

/** The current section at the top of a narrow screen; unfolds to all of them. */
export function SectionStrip({ editor, onGo }: SectionStripProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const sections = useProgress(editor);
  const faults = useSectionFaults(editor);
  const [fault] = Object.values(faults);
  const current = useCurrentSection(sections.map(({ section }) => section.id));
  const shown = sections.find(({ section }) => section.id === current) ?? sections[0];
  const { filled, total } = totalOf(sections);
  if (!shown) return null;
  return (
    <nav aria-label="Sections" className="sticky top-0 z-2 border-b border-rule bg-sheet lg:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 px-4 py-1 text-left md:px-8"
      >
        <Pie {...shown} />
        <span className="type-data min-w-0 flex-1 wrap-anywhere font-semibold">
          {shown.number}. {shown.section.title}
        </span>
        {fault === undefined ? (
          <span className="type-data shrink-0 text-ink-2">
            {filled} of {total}
            <span className="sr-only"> fields</span>
          </span>
        ) : (
          <span className="type-data flex shrink-0 items-center gap-1.5 font-semibold text-warning">
            <VerdictIcon verdict="warning" size={16} className="shrink-0" />
            {fault}
          </span>
        )}
        <ChevronDown
          size={16}
          strokeWidth={1.6}
          aria-hidden
          className={`shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={listId} hidden={!isOpen} className="max-h-[70dvh] overflow-y-auto border-t border-rule">
        {isOpen && (
          <SectionList
            sections={sections}
            faults={faults}
            current={current}
            onGo={(id) => {
              setOpen(false);
              onGo(id);
            }}
            className="px-4 py-2 md:grid md:grid-cols-2 md:px-8"
          />
        )}
      </div>
    </nav>
  );
}
