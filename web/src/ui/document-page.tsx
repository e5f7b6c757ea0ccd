import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Wordmark } from './mark.tsx';
import { SearchButton } from './search-field.tsx';

interface DocumentPageProps {
  title: string;
  /** Shown below the title, such as the date of the last change. */
  note?: string;
  children: ReactNode;
}

/** A text page: one narrow column, with links to the other text pages in the footer. */
export function DocumentPage({ title, note, children }: DocumentPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} – Print Partner`}</title>
      <DocumentHeader width="max-w-160" />
      <main data-entries="" className="mx-auto w-full max-w-160 grow px-4 pt-10 pb-16 md:px-6 md:pt-16">
        <h1 className="type-display text-balance">{title}</h1>
        {note && <p className="type-data mt-2 text-ink-2">{note}</p>}
        <div className="mt-8 grid gap-8">{children}</div>
      </main>
      <footer className="mx-auto w-full max-w-160 px-4 md:px-6">
        <nav
          aria-label="About Print Partner"
          className="type-note flex flex-wrap gap-x-5 gap-y-2.5 border-t border-rule pt-4 pb-8 text-ink-2"
        >
          <FootLink to="/privacy">Privacy</FootLink>
          <FootLink to="/terms">Terms</FootLink>
          <FootLink to="/support">Support</FootLink>
        </nav>
      </footer>
    </div>
  );
}

/** The product's name above one column of text, leading home. @param width the column's, as a class */
export function DocumentHeader({ width }: { width: string }) {
  return (
    <header className="border-b border-rule bg-sheet">
      <div className={`mx-auto flex h-16 items-center px-4 md:px-6 ${width}`}>
        <Link
          to="/"
          aria-label="Print Partner, home"
          className="touch-target -ml-1 inline-flex rounded-control"
        >
          <Wordmark />
        </Link>
        <SearchButton className="ml-auto" />
      </div>
    </header>
  );
}

function FootLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="touch-target type-link">
      {children}
    </Link>
  );
}

/** A heading with its text. */
export function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-heading mb-2">{title}</h2>
      <div className="type-answer grid gap-3 text-pretty [&_li]:ml-5 [&_li]:list-disc [&_ol>li]:list-decimal [&_ol]:grid [&_ol]:gap-1 [&_ul]:grid [&_ul]:gap-1">
        {children}
      </div>
    </section>
  );
}
