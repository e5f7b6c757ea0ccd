import type { GuidePart } from './guide-section.ts';
import { SectionLink } from './section-link.tsx';

export interface SectionsNavProps {
  parts: readonly GuidePart[];
  /** Id of the section in view. */
  current: string | undefined;
  onFollow: (id: string) => void;
}

/** Links to the sections: beside them from 1200 px, above them from 700 px. Phones have `SectionMenu`. */
export function GuideRail({ parts, current, onFollow }: SectionsNavProps) {
  return (
    <nav
      aria-label="Sections"
      className="mb-7 hidden md:block lg:sticky lg:top-7 lg:mb-0 lg:self-start lg:border-l lg:border-rule"
    >
      <div className="flex flex-wrap gap-x-5 gap-y-1 lg:block">
        {parts.map(({ title, sections }, place) => (
          <ul key={title ?? place} className={`contents lg:block ${place > 0 ? 'lg:mt-4' : ''}`}>
            {sections.map((section) => (
              <li key={section.id}>
                <SectionLink
                  section={section}
                  isCurrent={section.id === current}
                  onFollow={onFollow}
                  className="touch-target border-transparent py-1.75 text-ink-2 hover:text-ink aria-[current]:border-ink max-lg:border-b-2 lg:-ml-px lg:border-l-2 lg:pl-3"
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
