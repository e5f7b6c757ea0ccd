import { useLocation } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import type { GuidePart } from './guide-section.ts';

interface GuideRailProps {
  parts: readonly GuidePart[];
  /** Id of the section in view. */
  current: string | undefined;
  onFollow: (id: string) => void;
}

/** Links to the sections: beside them from 1200 px, above them from 700 px, hidden on phones. */
export function GuideRail({ parts, current, onFollow }: GuideRailProps) {
  const { state, search } = useLocation();
  function addressOf(id: string): string {
    const params = new URLSearchParams(search);
    params.set('section', id);
    params.delete('entry');
    params.delete('detail');
    return `?${params.toString()}`;
  }
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
                <Link
                  to={addressOf(section.id)}
                  replace
                  state={state}
                  aria-current={section.id === current ? 'true' : undefined}
                  onClick={() => onFollow(section.id)}
                  className="touch-target type-data block border-transparent py-1.75 text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink max-lg:border-b-2 lg:-ml-px lg:border-l-2 lg:pl-3"
                >
                  {section.title}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
