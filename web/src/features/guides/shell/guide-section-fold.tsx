import { useDeferredValue, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useIsPrinting } from '../../../ui/use-fold.ts';
import type { GuideSection } from './guide-section.ts';
import { sectionElementId } from './use-sections.ts';

interface GuideSectionFoldProps {
  section: GuideSection;
  level: 2 | 3;
  isOpen: boolean;
  onToggle: () => void;
  /** The browser found text in the folded section. */
  onFound: () => void;
}

/** A collapsible section of a guide. */
export function GuideSectionFold({
  section,
  level,
  isOpen: isUnfolded,
  onToggle,
  onFound,
}: GuideSectionFoldProps) {
  const isPrinting = useIsPrinting();
  const isOpen = isUnfolded || isPrinting;
  const { title, count, content } = section;
  const Heading = `h${level}` as const;
  const id = sectionElementId(section.id);
  // Folded sections are rendered after the open ones are on the screen.
  const rendersFolded = useDeferredValue(true, false);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-3 border-t border-ink">
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen || rendersFolded ? `${id}-content` : undefined}
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
      {(isOpen || rendersFolded) && (
        <FoldedContent id={`${id}-content`} section={section.id} isOpen={isOpen} onFound={onFound}>
          {content}
        </FoldedContent>
      )}
    </section>
  );
}

interface FoldedContentProps {
  id: string;
  section: string;
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}

/** Content that the browser's page search finds and reveals while it is folded. */
function FoldedContent({ id, section, isOpen, onFound, children }: FoldedContentProps) {
  // React sets `hidden` only to an empty value, and has no property for this event.
  function fold(element: HTMLDivElement | null) {
    if (!element) return undefined;
    if (isOpen) {
      element.removeAttribute('hidden');
      return undefined;
    }
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }
  return (
    <div ref={fold} id={id} data-entries={section}>
      <div className="pt-1.5 pb-6">{children}</div>
    </div>
  );
}
