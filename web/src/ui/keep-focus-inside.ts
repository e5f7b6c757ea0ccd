import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** A keydown handler for a full-screen panel: Tab wraps from its last element to its first, Shift+Tab back. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  // React also bubbles events from dialogs opened here, which are rendered elsewhere in the document.
  const isInside = event.target instanceof Node && panel.contains(event.target);
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !isInside) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabStop);
  const first = stops[0];
  const last = stops.at(-1);
  const isAtStart = document.activeElement === first || document.activeElement === panel;
  const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isTabStop(element: HTMLElement): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return element.tabIndex >= 0 && isShown && !element.closest('[inert]');
}
