import type { ReactNode } from 'react';
import type { User } from '@printpartner/contracts/types';
import { SessionContext } from '../../entities/session/session-context.ts';
import { LoginScreen } from '../../features/session/components/login-screen.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { readRendered } from '../search-index/rendered-page.tsx';

/** Loaded by the build, not by the app: see `web/first-paint`. */

/** What a page shows before its scripts have loaded. */
export interface FirstPaint {
  name: 'home' | 'login';
  html: string;
}

/** Nobody is signed in while the app is built. */
const nobody: User = { id: '', email: '', firstName: null, lastName: null, emailConfirmed: true };

export const firstPaints: readonly FirstPaint[] = [
  { name: 'home', html: await render(<HomeScreen />, nobody) },
  { name: 'login', html: await render(<LoginScreen />, null) },
];

function render(screen: ReactNode, user: User | null): Promise<string> {
  const session = { user, isLoading: user === null, isUnreachable: false, lost: null };
  return readRendered(<SessionContext value={session}>{screen}</SessionContext>, '/', (place) => {
    for (const time of place.querySelectorAll('time')) emptyTime(time);
    // A Mac has another.
    for (const key of place.querySelectorAll('kbd')) key.classList.add('invisible');
    for (const tile of place.querySelectorAll('[data-tab]')) tile.replaceWith(blankTile());
    for (const title of place.querySelectorAll('title')) title.remove();
    for (const named of place.querySelectorAll('[id]')) named.removeAttribute('id');
    return place.firstElementChild?.outerHTML ?? '';
  });
}

/** The day of the build. */
function emptyTime(time: HTMLTimeElement): void {
  time.removeAttribute('datetime');
  time.textContent = '';
}

/** The user's order and colors are not known yet. */
function blankTile(): HTMLElement {
  const tile = document.createElement('span');
  tile.className = 'late block h-24 rounded-sheet bg-skeleton';
  return tile;
}
