import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, PencilLine, Send } from 'lucide-react';
import type { Quote, SheetQuotes } from '@printpartner/contracts/types';
import { countsOf } from '@printpartner/spec-sheet/quotes';
import { useDownloadQuotes } from '../../entities/quote/change-quote.ts';
import { quoteCounts } from '../../entities/quote/quote-counts.ts';
import { sheetQuotesQuery } from '../../entities/quote/quote-queries.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { ChooseDialog } from './choose/choose-dialog.tsx';
import { ChosenNote } from './choose/chosen-note.tsx';
import { useFocusAfterChoice } from './choose/use-focus-after-choice.ts';
import { Comparison } from './compare/comparison.tsx';
import { quoteFailureText, showFailure } from './failure.ts';
import { GetQuotesDialog } from './links/get-quotes-dialog.tsx';
import { OpenQuestionsNote } from './open-questions-note.tsx';
import { VendorLinks } from './links/vendor-links.tsx';
import { TypedQuoteDialog } from './typed/typed-quote-dialog.tsx';
import { useNewQuotes } from './use-new-quotes.ts';

interface QuotesScreenProps {
  sheetId: string;
  /** Opens with the question which vendors to ask: the form, which has asked what is open, leads to it. */
  asks: boolean;
  onOpenSheet: () => void;
  onOpenProject: (uuid: string) => void;
}

/** The quotes of a sheet side by side, and the links that they come in by. */
export function QuotesScreen({ sheetId, ...props }: QuotesScreenProps) {
  const { data, error, isRefetchError, refetch } = useQuery({
    ...sheetQuotesQuery(sheetId),
    refetchOnMount: 'always',
  });
  if (data)
    return (
      <div className="mx-auto w-full max-w-392 px-4 pt-6 pb-16 md:px-6 md:pt-8">
        {isRefetchError && <StaleNote className="mb-3" onRetry={() => void refetch()} />}
        <SheetQuotesView {...props} data={data} />
      </div>
    );
  return (
    <div className="mx-auto w-full max-w-392 px-4 pt-8 md:px-6">
      {error ? (
        <EmptyFrame
          title={isMissing(error) ? 'Spec sheet not found' : 'The quotes did not load'}
          action={!isMissing(error) && <Button onClick={() => void refetch()}>Try again</Button>}
        >
          {isMissing(error) ? 'It was deleted, or it belongs to another account.' : quoteFailureText(error)}
        </EmptyFrame>
      ) : (
        <SkeletonLines label="Loading quotes" widths={['30%', '90%', '86%', '90%', '80%']} />
      )}
    </div>
  );
}

const isMissing = (error: Error): boolean =>
  error instanceof ApiError && error.problem?.code === 'specs.not_found';

type Question =
  | { about: 'vendors'; hasAskedOpen: boolean }
  | { about: 'typed'; quote: Quote | null }
  | { about: 'choice'; quote: Quote };

function SheetQuotesView({
  data,
  asks,
  onOpenSheet,
  onOpenProject,
}: Omit<QuotesScreenProps, 'sheetId'> & { data: SheetQuotes }) {
  const { sheet, links, quotes, choice } = data;
  const [question, setQuestion] = useState<Question | null>(
    asks && links.length === 0 && quotes.length === 0 ? { about: 'vendors', hasAskedOpen: true } : null,
  );
  const fresh = useNewQuotes(quotes);
  const title = useFocusAfterChoice<HTMLHeadingElement>(choice?.quote_id);
  const csv = useDownloadQuotes();
  const isEmpty = links.length === 0 && quotes.length === 0;
  const close = () => setQuestion(null);

  const actions = (
    <>
      <Button
        icon={<Send {...ICON} />}
        onClick={() => setQuestion({ about: 'vendors', hasAskedOpen: false })}
      >
        Get quotes
      </Button>
      <Button
        variant="outline"
        icon={<PencilLine {...ICON} />}
        onClick={() => setQuestion({ about: 'typed', quote: null })}
      >
        Type in a quote
      </Button>
      {quotes.length > 0 && (
        <Button
          variant="outline"
          icon={<FileSpreadsheet {...ICON} />}
          busy={csv.isPending}
          busyLabel="Preparing…"
          onClick={() => csv.mutate(sheet.id, { onError: (error) => showFailure('Not downloaded', error) })}
        >
          CSV
        </Button>
      )}
    </>
  );

  return (
    <>
      <header className="border-b border-ink pb-4.5 md:flex md:items-end md:justify-between md:gap-6">
        <div className="min-w-0">
          <h1 ref={title} tabIndex={-1} className="type-title wrap-anywhere text-balance outline-none">
            Quotes: {sheet.name}
          </h1>
          <p className="type-data mt-1 text-ink-2">
            {quoteCounts({ ...countsOf(data), fresh: fresh.size }) || 'Nobody has been asked yet'}
            <span className="print:hidden">
              {' · '}
              <button type="button" onClick={onOpenSheet} className="touch-target type-link text-ink">
                Open the spec sheet
              </button>
            </span>
          </p>
        </div>
        {!isEmpty && <div className="mt-4 flex shrink-0 flex-wrap gap-2 md:mt-0">{actions}</div>}
      </header>
      {!isEmpty && (
        <div className="mt-4 empty:hidden">
          <OpenQuestionsNote sheet={sheet} onOpenSheet={onOpenSheet} />
        </div>
      )}
      {isEmpty && (
        <EmptyFrame
          className="mt-10"
          title="One link for each vendor"
          action={<div className="flex flex-wrap gap-2">{actions}</div>}
        >
          Each vendor gets a private link to this sheet and answers there, without an account. The answers
          appear here side by side.
        </EmptyFrame>
      )}
      {choice && <ChosenNote data={data} choice={choice} onOpenProject={onOpenProject} />}
      {quotes.length > 0 && (
        <Comparison
          data={data}
          fresh={fresh}
          onEdit={(quote) => setQuestion({ about: 'typed', quote })}
          onChoose={(quote) => setQuestion({ about: 'choice', quote })}
        />
      )}
      {links.length > 0 && <VendorLinks links={links} quotes={quotes} />}
      {question?.about === 'vendors' && (
        <GetQuotesDialog
          data={data}
          hasAskedOpen={question.hasAskedOpen}
          onOpenSheet={onOpenSheet}
          onClose={close}
        />
      )}
      {question?.about === 'typed' && (
        <TypedQuoteDialog sheet={sheet} quote={question.quote} onClose={close} />
      )}
      {question?.about === 'choice' && <ChooseDialog data={data} quote={question.quote} onClose={close} />}
    </>
  );
}

const ICON = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
