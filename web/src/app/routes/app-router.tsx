import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router';

/**
 * Renders for the browser's address. React Router's `BrowserRouter` does the same, in a module that also has links and forms of
 * its server framework: 4 kB of the first load.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(() => addressAfter(NavigationType.Pop));
  const [show] = useState(() => (navigationType: NavigationType) => {
    const address = addressAfter(navigationType);
    startTransition(() => setShown(address));
  });
  const [navigator] = useState(() => createNavigator(show));
  useLayoutEffect(() => {
    const showPopped = () => show(NavigationType.Pop);
    window.addEventListener('popstate', showPopped);
    return () => window.removeEventListener('popstate', showPopped);
  }, [show]);
  return (
    <Router {...shown} navigator={navigator}>
      {children}
    </Router>
  );
}

function addressAfter(navigationType: NavigationType) {
  const { pathname, search, hash } = window.location;
  const { usr: state = null, key = 'default' } = readEntry();
  return { location: { pathname, search, hash, state, key }, navigationType };
}

/** The history entry, in the format of React Router: `usr` is what `navigate` was given as `state`. */
const readEntry = (): { usr?: unknown; key?: string } => window.history.state ?? {};
const createEntry = (usr: unknown) => ({ usr, key: Math.random().toString(36).slice(2, 10) });

function createNavigator(onChange: (navigationType: NavigationType) => void): Navigator {
  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: (to, state) => {
      try {
        window.history.pushState(createEntry(state), '', hrefOf(to));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than 100 entries in half a minute.
        return window.location.assign(hrefOf(to));
      }
      onChange(NavigationType.Push);
    },
    replace: (to, state) => {
      window.history.replaceState(createEntry(state), '', hrefOf(to));
      onChange(NavigationType.Replace);
    },
  };
}
