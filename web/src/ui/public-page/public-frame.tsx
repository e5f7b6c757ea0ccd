import type { ReactNode } from 'react';
import { Wordmark } from '../mark.tsx';

interface PublicFrameProps {
  /** Of the browser's tab. */
  title: string;
  /** Who made the link, for its visitors: `the buyer`. */
  owner: string;
  children: ReactNode;
}

/** The product's name above, and what is stored about the visit below. Search engines must not list the page. */
export function PublicFrame({ title, owner, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} – Print Partner`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <header className="border-b border-rule bg-sheet">
        <div className="mx-auto flex h-14 max-w-296 items-center px-4 md:h-16 md:px-6">
          <Wordmark />
        </div>
      </header>
      {children}
      <footer className="mx-auto w-full max-w-296 px-4 md:px-6">
        <p className="type-note border-t border-rule pt-4 pb-8 text-ink-2">
          This page is for the person who got the link. Print Partner counts how often it is opened and tells{' '}
          {owner}.{' '}
          <a href="/privacy" className="touch-target type-link text-ink">
            Privacy
          </a>
        </p>
      </footer>
    </div>
  );
}
