import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Takes Tab from the last element of a modal panel to its first, and back: what lies beneath is not there for the keyboard. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  // React hands on what happens in a dialog that was opened from here, and stands elsewhere in the page.
  const isInside = event.target instanceof Node && panel.contains(event.target);
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !isInside) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
  const first = stops[0];
  const last = stops.at(-1);
  const isAtStart = document.activeElement === first || document.activeElement === panel;
  const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isStop(element: HTMLElement): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return element.tabIndex >= 0 && isShown && !element.closest('[inert]');
}
