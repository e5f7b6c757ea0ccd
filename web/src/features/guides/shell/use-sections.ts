import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GuideSection } from './guide-page.tsx';

/** Ids of a guide's parts in the page; several guides are never on screen at once. */
export const sectionElementId = (id: string): string => `section-${id}`;

/** Which sections are open, which one is being read, and the one that the address asks for. */
export function useSections(sections: readonly GuideSection[]) {
  const [search] = useSearchParams();
  const asked = search.get('section');
  const wanted = sections.some(({ id }) => id === asked) ? asked : null;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [seen, setSeen] = useState(sections[0]?.id);
  const [followed, setFollowed] = useState<string | null>(null);
  /** Where the section that was gone to came to rest; as long as it stays there, it is the one being read. */
  const rest = useRef<{ id: string; top: number } | null>(null);

  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted) setToggled({ ...toggled, [wanted]: true });
  }

  function goTo(id: string) {
    const element = document.getElementById(sectionElementId(id));
    if (!element) return;
    element.scrollIntoView();
    element.querySelector('button')?.focus({ preventScroll: true });
    rest.current = { id, top: element.getBoundingClientRect().top };
    setSeen(id);
  }

  const goToWanted = useEffectEvent(goTo);
  useEffect(() => {
    if (!wanted) return undefined;
    // After the tab, which begins at its top when it opens.
    const timer = setTimeout(() => goToWanted(wanted));
    return () => clearTimeout(timer);
  }, [wanted]);

  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    function look() {
      const held = rest.current;
      if (held && Math.abs(topOf(held.id) - held.top) < 2) return;
      rest.current = null;
      const line = window.innerHeight / 4;
      const passed = ids.split(' ').filter((id) => topOf(id) <= line);
      setSeen(passed.at(-1) ?? ids.split(' ')[0]);
    }
    // The tab scrolls, not the window.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [ids]);

  return {
    isOpen: (section: GuideSection) => toggled[section.id] ?? section.startsOpen ?? false,
    toggle: (section: GuideSection) =>
      setToggled((now) => ({ ...now, [section.id]: !(now[section.id] ?? section.startsOpen ?? false) })),
    current: seen,
    /** Opens a section and goes there, also when the address already names it. */
    follow: (id: string) => {
      setToggled((now) => ({ ...now, [id]: true }));
      setTimeout(() => goTo(id));
    },
  };
}

function topOf(id: string): number {
  return (
    document.getElementById(sectionElementId(id))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  );
}
