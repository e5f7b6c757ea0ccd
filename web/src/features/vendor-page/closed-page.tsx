import { useRef, useState } from 'react';
import type { ClosedVendorPage } from '@printpartner/contracts/types';
import { sizeText } from '../../entities/quote/form/file-size.ts';
import { AnswerTerms } from './answer-terms.tsx';
import { dropAnswer, keptAnswer } from './kept-answer.ts';
import { UnsentDraft } from './unsent-draft.tsx';
import { VendorFrame } from './vendor-frame.tsx';
import { timeFormat } from '../../platform/time/time-format.ts';

const date = timeFormat({ dateStyle: 'medium' });

interface ClosedPageProps {
  token: string;
  page: ClosedVendorPage;
}

/** A closed request, for a vendor who answered it, and for its owner. */
export function ClosedPage({ token, page: { is_owner: isOwner, title, answer } }: ClosedPageProps) {
  const { file } = answer;
  const [unsent, setUnsent] = useState(() => keptAnswer(token));
  const heading = useRef<HTMLHeadingElement>(null);

  function dismiss() {
    dropAnswer(token);
    setUnsent(null);
    // What had the focus is no longer on the page.
    heading.current?.focus();
  }

  return (
    <VendorFrame title={`Closed: ${title}`}>
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
          <AnswerTerms answer={answer} file={file && `${file.name} · ${sizeText(file.size)}`} />
        </section>
      </main>
    </VendorFrame>
  );
}
