import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string;
  /** Replaces the history entry. A link to the current address always does. */
  replace?: boolean;
  /** Kept with the history entry. */
  state?: unknown;
}

/** A link within the app, which loads no page. */
export function Link({ to, replace = false, state, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  const isCurrent = createPath(useLocation()) === href;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { replace: replace || isCurrent, state });
  }
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** In another tab or window, or as a download: what the browser does by itself. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
