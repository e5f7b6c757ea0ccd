import { useEffect, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useEscape } from '../../../ui/use-escape.ts';
import type { SectionsNavProps } from './guide-rail.tsx';
import { SectionLink } from './section-link.tsx';

const OUTSIDE = ['pointerdown', 'focusin'];

/** The menu below 1200 px: a bar that stays at the top, names the section in view and unfolds links to all of them. */
export function SectionMenu({ parts, current, onFollow }: SectionsNavProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    // The link that has the focus disappears.
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    function closeFromOutside({ target }: Event) {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    }
    for (const type of OUTSIDE) document.addEventListener(type, closeFromOutside);
    return () => {
      for (const type of OUTSIDE) document.removeEventListener(type, closeFromOutside);
    };
  }, [isOpen]);
  const sections = parts.flatMap((part) => part.sections);
  return (
    <nav
      ref={menu}
      aria-label="Sections"
      data-section-menu
      className="sticky top-0 z-10 border-b border-rule bg-bed lg:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="type-data flex min-h-11 w-full items-center gap-2 px-4 text-left md:px-6"
      >
        <span className="text-ink-2">Sections</span>
        <span className="min-w-0 flex-1 truncate text-right font-semibold">
          {sections.find(({ id }) => id === current)?.title}
        </span>
        <ChevronDown
          size={16}
          strokeWidth={1.6}
          aria-hidden
          className={`shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-full max-h-[70dvh] overflow-y-auto border-y border-rule bg-sheet shadow-lg">
          {parts.map(({ title, sections: ofPart }, place) => (
            <div key={title ?? place}>
              {title !== undefined && <p className="type-label px-4 pt-3 pb-1 text-ink-2">{title}</p>}
              <ul>
                {ofPart.map((section) => (
                  <li key={section.id} className="border-t border-rule first:border-0">
                    <SectionLink
                      section={section}
                      isCurrent={section.id === current}
                      onFollow={(id) => {
                        setOpen(false);
                        onFollow(id);
                      }}
                      className="px-4 py-3"
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </nav>
  );
}
