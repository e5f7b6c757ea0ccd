import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import type { ErrorCode } from '@printpartner/contracts/types';
import { ApiError } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { Button } from '../button.tsx';
import { CropFrame } from '../empty-frame.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import { queryClient } from '../../platform/api/query-client.ts';
import { Boundary } from '../boundary.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { Wordmark } from '../mark.tsx';

const SERVER_FAILED = 'Something went wrong on the server. Try again in a minute.';
const NO_ANSWER = 'The server did not answer. Check your connection, then try again.';

/** Why a link shows nothing for good, and what to do. */
interface LinkEnd {
  title: string;
  text: string;
}

/** The errors after which it doesn't help to try a link again. */
export type LinkEnds = Partial<Record<ErrorCode, LinkEnd>>;

export interface PublicWords {
  /** Who made the link, for its visitors: `the buyer`. */
  owner: string;
  /** While the page loads, of the browser's tab and for screen readers. */
  title: string;
  loading: string;
  /** Title of a page that did not load, and can be tried again. */
  failed: string;
  ends: LinkEnds;
}

interface PublicScreenProps<Page> {
  /** The page, read by the token in its address. */
  query: UseQueryResult<Page>;
  words: PublicWords;
  children: (page: Page, onReload: () => void) => ReactNode;
}

/** What somebody without an account sees who opens a link: its page, or why there is none. */
export function PublicScreen<Page>({ query, words, children }: PublicScreenProps<Page>) {
  const { data, error, isFetching, refetch } = query;
  const reload = () => void refetch();
  const end = linkEndOf(error, words.ends);
  // A link can end while its page is open.
  if (error && (end || data === undefined)) {
    const title = end?.title ?? words.failed;
    return (
      <PublicFrame title={title} owner={words.owner}>
        <main className="grid grow content-center justify-items-start gap-2 px-4 py-16 md:justify-center md:px-6">
          <CropFrame className="mb-4" />
          <h1 className="type-display">{title}</h1>
          <p role={end ? undefined : 'alert'} className="type-body max-w-[46ch] text-ink-2">
            {end?.text ?? failureText(error, SERVER_FAILED, NO_ANSWER)}
          </p>
          {!end && (
            <Button className="mt-5" busy={isFetching} busyLabel="Loading…" onClick={reload}>
              Try again
            </Button>
          )}
        </main>
      </PublicFrame>
    );
  }
  if (data !== undefined) return children(data, reload);
  return (
    <PublicFrame title={words.title} owner={words.owner}>
      <main className="mx-auto w-full max-w-160 grow px-4 pt-10 md:px-6 md:pt-16">
        <SkeletonLines label={words.loading} widths={['30%', '70%', '50%', '90%', '80%', '85%']} />
      </main>
    </PublicFrame>
  );
}

/** Why the link of a call shows nothing for good; undefined if it may work when it is tried again. */
export function linkEndOf(error: unknown, ends: LinkEnds): LinkEnd | undefined {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code && ends[code];
}

const TOKEN_PLACE = 2;

/** Shows the page of a link in place of the app. @param render by the token in the address */
export function showPublicPage(root: HTMLElement, render: (token: string) => ReactNode): void {
  const token = window.location.pathname.split('/')[TOKEN_PLACE] ?? '';
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Boundary fallback={<NotLoaded />}>{render(token)}</Boundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

interface PublicFrameProps {
  /** Title of the browser's tab. */
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
