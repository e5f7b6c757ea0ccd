import { ChevronDown } from 'lucide-react';
import type { GuideSection } from './guide-section.ts';
import { sectionElementId } from './use-sections.ts';

interface GuideSectionFoldProps {
  section: GuideSection;
  level: 2 | 3;
  isOpen: boolean;
  onToggle: () => void;
}

/** A collapsible section of a guide. */
export function GuideSectionFold({ section, level, isOpen, onToggle }: GuideSectionFoldProps) {
  const { title, count, content } = section;
  const Heading = `h${level}` as const;
  const id = sectionElementId(section.id);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-3 border-t border-ink">
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          onClick={onToggle}
          className="touch-target group flex min-h-12 w-full items-center gap-3 py-2.5 text-left"
        >
          <span id={`${id}-title`} className="type-subhead min-w-0 flex-1 group-hover:underline">
            {title}
          </span>
          {count !== undefined && <span className="type-data font-normal text-ink-2">{count}</span>}
          <ChevronDown
            size={18}
            strokeWidth={1.6}
            aria-hidden
            className={`shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      {isOpen && (
        <div id={`${id}-content`} data-entries={section.id} className="pt-1.5 pb-6">
          {content}
        </div>
      )}
    </section>
  );
}
