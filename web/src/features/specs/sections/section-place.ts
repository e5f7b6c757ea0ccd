import { useEffect, useState } from 'react';
import type { SpecSectionId } from '@printpartner/contracts/spec-fields';

/** Element id of a section. Only one form is on the page at a time. */
export const sectionElementId = (id: SpecSectionId): string => `spec-${id}`;

/** Moves the focus to the heading of a section, which scrolls it into view. */
export function goToSection(id: SpecSectionId): void {
  const section = document.getElementById(sectionElementId(id));
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Moves the focus to the first input of a section, once it is open. */
export function focusFirstField(id: SpecSectionId): void {
  setTimeout(() =>
    document
      .getElementById(sectionElementId(id))
      ?.querySelector<HTMLElement>('input, textarea, select')
      ?.focus({ preventScroll: true }),
  );
}

/** The section at the top quarter of the screen. */
export function useCurrentSection(ids: readonly SpecSectionId[]): SpecSectionId | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    function update() {
      const line = window.innerHeight / 4;
      const sections = all.split(' ') as SpecSectionId[];
      setCurrent(sections.findLast((id) => topOf(id) <= line) ?? sections[0]);
    }
    // The form scrolls, not the window, so listen in the capture phase.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [all]);
  return current;
}

const topOf = (id: SpecSectionId): number =>
  document.getElementById(sectionElementId(id))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
