import type { ReactNode } from 'react';
import type { GuidePart } from './guide-section.ts';
import { GuideRail } from './guide-rail.tsx';
import { GuideSectionFold } from './guide-section-fold.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useSections } from './use-sections.ts';

interface GuidePageProps {
  parts: readonly GuidePart[];
  /** Calculators and notes: at the right from 1200 px, otherwise at the bottom. */
  aside?: ReactNode;
}

/** Body of a guide: rail, collapsible sections and aside. */
export function GuidePage({ parts, aside }: GuidePageProps) {
  const { isOpen, toggle, reveal, current, follow } = useSections(parts.flatMap(({ sections }) => sections));
  return (
    <div>
      <SectionMenu parts={parts} current={current} onFollow={follow} />
      <div className="mx-auto grid max-w-340 grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pt-5 pb-16 md:px-6 md:pt-7 lg:grid-cols-[200px_minmax(0,1fr)_312px]">
        <GuideRail parts={parts} current={current} onFollow={follow} />
        <div className={`min-w-0 ${aside === undefined ? 'lg:col-span-2' : ''}`}>
          {parts.map((part, place) => (
            <div key={part.title ?? place} className={place > 0 ? 'mt-10' : ''}>
              {part.title !== undefined && <h2 className="type-section mb-4">{part.title}</h2>}
              {part.sections.map((section) => (
                <GuideSectionFold
                  key={section.id}
                  section={section}
                  level={part.title === undefined ? 2 : 3}
                  isOpen={isOpen(section)}
                  onToggle={() => toggle(section)}
                  onFound={() => reveal(section.id)}
                />
              ))}
            </div>
          ))}
        </div>
        {aside !== undefined && (
          <aside
            aria-label="Calculators and notes"
            data-entries=""
            className="mt-10 grid min-w-0 content-start gap-4 lg:mt-0"
          >
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
