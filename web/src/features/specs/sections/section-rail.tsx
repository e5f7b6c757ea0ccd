import type { SpecSectionId } from '@printpartner/contracts/spec-fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { Pie } from './pie.tsx';
import { type SectionProgress, totalOf, useProgress } from './progress.ts';
import { useCurrentSection } from './section-place.ts';
import { useSectionFaults, type SectionFaults } from './use-section-faults.ts';

interface SectionNavProps {
  editor: SpecEditor;
  onGo: (id: SpecSectionId) => void;
}

/** The sections and how far they are filled in, beside the form. */
export function SectionRail({ editor, onGo }: SectionNavProps) {
  const sections = useProgress(editor);
  const faults = useSectionFaults(editor);
  const current = useCurrentSection(sections.map(({ section }) => section.id));
  const { filled, total } = totalOf(sections);
  return (
    <nav
      aria-label="Sections"
      className="relative hidden overflow-y-auto border-r border-rule bg-sheet px-6 py-6.5 lg:block"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="type-body font-semibold">Sections</h2>
        <p className="type-data text-ink-2">
          {filled} of {total} fields
        </p>
      </div>
      <div className="mt-2.5 h-0.75 bg-rule">
        <div style={{ width: `${(100 * filled) / total}%` }} className="h-full bg-ink" />
      </div>
      <SectionList sections={sections} faults={faults} current={current} onGo={onGo} className="mt-3" />
    </nav>
  );
}

interface SectionListProps {
  sections: readonly SectionProgress[];
  faults: SectionFaults;
  current: SpecSectionId | undefined;
  onGo: (id: SpecSectionId) => void;
  className?: string;
}

export function SectionList({ sections, faults, current, onGo, className = '' }: SectionListProps) {
  return (
    <ul className={className}>
      {sections.map((one) => (
        <li key={one.section.id}>
          <button
            type="button"
            aria-current={one.section.id === current ? 'true' : undefined}
            onClick={() => onGo(one.section.id)}
            className={`touch-target group grid w-full grid-cols-[16px_minmax(0,1fr)] gap-x-3.5 py-2.25 text-left ${one.total === 0 ? 'text-ink-3' : ''}`}
          >
            <span className="flex h-5.5 items-center">
              <Pie {...one} />
            </span>
            <span>
              <span className="type-body block group-hover:underline group-aria-[current]:font-semibold">
                {one.section.title}
              </span>
              <span className="type-note block text-ink-2">{filledText(one)}</span>
              {faults[one.section.id] !== undefined && (
                <span className="type-note flex items-start gap-1.5 font-semibold text-warning">
                  <VerdictIcon verdict="warning" size={14} className="mt-0.5 shrink-0" />
                  {faults[one.section.id]}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const filledText = ({ filled, total }: SectionProgress): string =>
  total === 0 ? 'plus cover only' : `${filled} of ${total}`;
