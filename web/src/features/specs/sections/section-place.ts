import { useEffect, useState } from 'react';
import type { SpecKey, SpecSectionId } from '@printpartner/contracts/spec-fields';

/** Element id of a section. Only one form is on the page at a time. */
export const sectionElementId = (id: SpecSectionId): string => `spec-${id}`;

/**
 * Moves the focus to the heading of a section, which scrolls it into view. If the section waits for the user, moves it
 * to the field that does.
 */
export function goToSection(id: SpecSectionId): void {
  const section = document.getElementById(sectionElementId(id));
  const fault = section?.querySelector<HTMLElement>('[data-conflict], [aria-invalid="true"]');
  if (fault) return goTo(fault);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Moves the focus to a field, or to the choice that waits below it. */
export function goToField(key: SpecKey): void {
  const field = fieldElement(key);
  if (field) goTo(field);
}

/** Whether the user can see the field, or the choice below it. */
export function isFieldInView(key: SpecKey): boolean {
  const box = fieldElement(key)?.getBoundingClientRect();
  const bar = document.querySelector('form [data-bottom-bar]')?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= (bar?.top ?? window.innerHeight);
}

const fieldElement = (key: SpecKey): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-conflict="${key}"]`) ??
  document.querySelector<HTMLElement>(`form [name="${key}"]`);

function goTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
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
