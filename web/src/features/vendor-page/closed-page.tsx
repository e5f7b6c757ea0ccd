import { useRef, useState } from 'react';
import type { ClosedVendorPage } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import type { QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { timeFormat } from '../../platform/time/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { PublicFrame } from '../../ui/public-page/public-screen.tsx';
import { VerdictNote } from '../../ui/verdict.tsx';
import { AnswerTerms, TermLine } from './answer-terms.tsx';
import { keptAnswers } from './typed-answer.ts';
import { typedTerms } from './typed-terms.ts';
import { OWNER } from './vendor-link.ts';

const date = timeFormat({ dateStyle: 'medium' });

interface ClosedPageProps {
  token: string;
  page: ClosedVendorPage;
}

/** A closed request, for a vendor who answered it, and for its owner. */
export function ClosedPage({ token, page: { is_owner: isOwner, title, answer } }: ClosedPageProps) {
  const { file } = answer;
  const [unsent, setUnsent] = useState(() => keptAnswers.read(token));
  const heading = useRef<HTMLHeadingElement>(null);

  function dismiss() {
    keptAnswers.drop(token);
    setUnsent(null);
    // What had the focus is no longer on the page.
    heading.current?.focus();
  }

  return (
    <PublicFrame title={`Closed: ${title}`} owner={OWNER}>
      <main className="mx-auto w-full max-w-160 grow px-4 pt-10 pb-16 md:px-6 md:pt-16">
        <p className="type-label wrap-anywhere text-ink-2">Request for a quote: {title}</p>
        <h1 ref={heading} tabIndex={-1} className="type-display mt-1 outline-none">
          This request is closed
        </h1>
        <p className="type-body mt-2 text-ink-2">
          {isOwner
            ? 'It takes no more quotes and no changes. Until the link expires, the vendor sees only the quote below. Your visit isn’t counted.'
            : 'The buyer has closed it, so it takes no more quotes and no changes. The buyer still has the quote below.'}
        </p>
        {unsent && <UnsentDraft draft={unsent.draft} onDismiss={dismiss} />}
        <section
          aria-labelledby="quote-title"
          className="mt-8 rounded-sheet border border-rule bg-sheet px-4 py-5 md:px-6 md:py-6"
        >
          <h2 id="quote-title" className="type-section">
            {isOwner ? 'The vendor’s quote' : unsent ? 'The quote that the buyer has' : 'Your quote'}
          </h2>
          <p className="type-data mt-1 text-ink-2">Sent {date(Date.parse(answer.answered_at))}.</p>
          <AnswerTerms answer={answer} file={file && `${file.name} · ${fileSizeText(file.size)}`} />
        </section>
      </main>
    </PublicFrame>
  );
}

/** What the vendor typed and can't send, because the buyer closed the request first. */
function UnsentDraft({ draft, onDismiss }: { draft: QuoteDraft; onDismiss: () => void }) {
  return (
    <section aria-label="Not sent" className="mt-8">
      <div role="alert">
        <VerdictNote verdict="fail">
          Your change was not sent. The buyer closed the request first. This is what you typed:
        </VerdictNote>
      </div>
      <dl className="type-data mt-3">
        {typedTerms(draft).map(([label, text], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may have the same quantity
          <TermLine key={index} label={label}>
            {text}
          </TermLine>
        ))}
      </dl>
      <Button variant="outline" className="mt-3" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  );
}
