import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../../components/ui/mark.tsx';

interface DocumentPageProps {
  title: string;
  /** Under the title, such as the date of the last change. */
  note?: string;
  children: ReactNode;
}

/** A page that is read: one narrow column under the wordmark. */
export function DocumentPage({ title, note, children }: DocumentPageProps) {
  return (
    <div className="min-h-dvh">
      <title>{`${title} – Print Partner`}</title>
      <header className="border-b border-rule bg-sheet">
        <div className="mx-auto flex h-16 max-w-180 items-center px-4 md:px-6">
          <Link
            to="/"
            aria-label="Print Partner, home"
            className="touch-target -ml-1 inline-flex rounded-control"
          >
            <Wordmark />
          </Link>
        </div>
      </header>
      <main className="mx-auto max-w-180 px-4 pt-10 pb-16 md:px-6 md:pt-16">
        <h1 className="type-display">{title}</h1>
        {note && <p className="type-data mt-2 text-ink-2">{note}</p>}
        <div className="mt-8 grid gap-8">{children}</div>
      </main>
    </div>
  );
}

/** A heading and what stands under it. */
export function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-heading mb-2">{title}</h2>
      <div className="type-answer grid gap-3 [&_li]:ml-5 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-1">
        {children}
      </div>
    </section>
  );
}
