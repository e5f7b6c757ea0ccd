import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSearch } from '../../../platform/navigation/use-search.ts';
import { PHONE } from '../../../ui/use-media.ts';
import type { GuideSection } from './guide-section.ts';

/** Element id of a section. Ids are unique because only one guide is shown at a time. */
export const sectionElementId = (id: string): string => `section-${id}`;

/** Open sections, the section in view, and the section requested by the URL. */
export function useSections(sections: readonly GuideSection[]) {
  const search = useSearch();
  const param = search.get('section');
  const requested = sections.some(({ id }) => id === param) ? param : null;
  /** An entry of it, to which the page scrolls instead. */
  const hasEntry = search.has('entry');
  /** Another one each time that a result of the search is followed. */
  const followedAt: unknown = useLocation().state?.followedAt;
  // Here one section starts open, so that the others are in reach. Asked once, so that turning a phone doesn't close
  // what is being read.
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  const [firstOpen] = useState(requested ?? sections.find(({ startsOpen }) => startsOpen)?.id);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [current, setCurrent] = useState(requested ?? sections[0]?.id);
  const [handled, setHandled] = useState<{ requested: string | null; followedAt: unknown }>();
  /** Position of the section last scrolled to; it stays current until the user scrolls. */
  const anchor = useRef<{ id: string; top: number } | null>(null);
  /** The entry last scrolled to. Its section stays current in the same way. */
  const followed = useRef<Element | null>(null);

  if (requested !== handled?.requested || followedAt !== handled.followedAt) {
    setHandled({ requested, followedAt });
    if (requested) {
      setToggled({ ...toggled, [requested]: true });
      setCurrent(requested);
    }
  }

  function scrollToSection(id: string) {
    const element = document.getElementById(sectionElementId(id));
    if (!element) return;
    element.scrollIntoView();
    element.querySelector('button')?.focus({ preventScroll: true });
    anchor.current = { id, top: element.getBoundingClientRect().top };
    setCurrent(id);
  }

  const scrollToRequested = useEffectEvent(scrollToSection);
  useEffect(() => {
    const id = handled?.requested;
    if (!id || hasEntry) return undefined;
    // The page scrolls to the section after the tab has scrolled to its top on opening.
    const timer = setTimeout(() => scrollToRequested(id));
    return () => clearTimeout(timer);
  }, [handled, hasEntry]);

  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    function updateCurrent() {
      const entry = document.querySelector('[data-shown-entry]');
      if (entry !== followed.current) {
        followed.current = entry;
        const id = entry?.closest('[data-entries]')?.getAttribute('data-entries') ?? '';
        if (ids.split(' ').includes(id)) {
          anchor.current = { id, top: topOf(id) };
          setCurrent(id);
        }
      }
      const scrolledTo = anchor.current;
      if (scrolledTo && Math.abs(topOf(scrolledTo.id) - scrolledTo.top) < 2) return;
      anchor.current = null;
      const line = window.innerHeight / 4;
      const passed = ids.split(' ').filter((id) => topOf(id) <= line);
      setCurrent(passed.at(-1) ?? ids.split(' ')[0]);
    }
    // The tab scrolls, not the window, so listen in the capture phase.
    document.addEventListener('scroll', updateCurrent, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', updateCurrent, { capture: true });
  }, [ids]);

  const startsOpen = ({ id, startsOpen: onDesk = false }: GuideSection) =>
    isPhone ? id === firstOpen : onDesk;
  const reveal = (id: string) => setToggled((now) => ({ ...now, [id]: true }));

  return {
    isOpen: (section: GuideSection) => toggled[section.id] ?? startsOpen(section),
    toggle: (section: GuideSection) =>
      setToggled((now) => ({ ...now, [section.id]: !(now[section.id] ?? startsOpen(section)) })),
    reveal,
    current,
    /** Opens a section and scrolls to it, even if the URL already names it. */
    follow: (id: string) => {
      reveal(id);
      setTimeout(() => scrollToSection(id));
    },
  };
}

function topOf(id: string): number {
  return (
    document.getElementById(sectionElementId(id))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  );
}
