import type { GuidePart } from './guide-section.ts';
import { SectionLink } from './section-link.tsx';

export interface SectionsNavProps {
  parts: readonly GuidePart[];
  /** Id of the section in view. */
  current: string | undefined;
  onFollow: (id: string) => void;
}

/** Links to the sections, beside them from 1200 px. Narrower screens have `SectionMenu`. */
export function GuideRail({ parts, current, onFollow }: SectionsNavProps) {
  return (
    <nav
      aria-label="Sections"
      className="hidden border-l border-rule lg:sticky lg:top-7 lg:block lg:self-start"
    >
      {parts.map(({ title, sections }, place) => (
        <ul key={title ?? place} className={place > 0 ? 'mt-4' : ''}>
          {sections.map((section) => (
            <li key={section.id}>
              <SectionLink
                section={section}
                isCurrent={section.id === current}
                onFollow={onFollow}
                className="touch-target -ml-px border-l-2 border-transparent py-1.75 pl-3 text-ink-2 hover:text-ink aria-[current]:border-ink"
              />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
