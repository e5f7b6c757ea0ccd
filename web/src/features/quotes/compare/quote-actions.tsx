import { useState } from 'react';
import { Check, FileDown, PencilLine, Trash2 } from 'lucide-react';
import type { Quote } from '@printpartner/contracts/types';
import { useDeleteQuote, useDownloadQuoteFile } from '../../../entities/quote/change-quote.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { showFailure } from '../failure.ts';
import { isEarlierFile } from '../../../entities/quote/earlier-file.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

interface QuoteActionsProps {
  quote: Quote;
  /** Tells its buttons from those of the other quotes. */
  name: string;
  isChosen: boolean;
  onEdit: () => void;
  onChoose: () => void;
}

/** What can be done with a quote. */
export function QuoteActions({ quote, name, isChosen, onEdit, onChoose }: QuoteActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutateAsync: deleteQuote } = useDeleteQuote();

  async function remove() {
    try {
      await deleteQuote(quote.id);
      toast({ title: `Quote of ${name} deleted` });
    } catch (error) {
      showFailure('Not deleted', error);
      throw error;
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {!isChosen && (
        <Button
          size="small"
          variant="outline"
          icon={<Check size={15} strokeWidth={1.6} aria-hidden />}
          aria-label={`Choose ${name}`}
          onClick={onChoose}
        >
          Choose
        </Button>
      )}
      {quote.link_id === null && (
        <Button
          size="small"
          variant="outline"
          icon={<PencilLine size={15} strokeWidth={1.6} aria-hidden />}
          aria-label={`Edit the quote of ${name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        className="px-2!"
        aria-label={`Delete the quote of ${name}`}
        onClick={() => setDeleting(true)}
      >
        <Trash2 size={15} strokeWidth={1.6} aria-hidden />
      </Button>
      {isDeleting && (
        <ConfirmDialog
          title="Delete quote"
          question={
            <>
              The quote of <b className="font-semibold wrap-anywhere text-ink">{name}</b> is deleted for good
              {quote.file ? ', with its PDF' : ''}.
              {quote.link_id !== null && ' While the link is open, the vendor can answer again.'}
              {isChosen && ' The choice is taken back, too.'}
            </>
          }
          confirmLabel="Delete"
          busyLabel="Deleting…"
          isDestructive
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

/** Downloads the vendor's own PDF. */
export function QuoteFileButton({ quote }: { quote: Quote }) {
  const { mutate, isPending } = useDownloadQuoteFile();
  if (!quote.file) return null;
  const note = fileNote(quote);
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => mutate(quote.id, { onError: (error) => showFailure('Not downloaded', error) })}
      className="touch-target type-data inline-flex max-w-full items-start gap-1.5 text-left text-ink disabled:text-ink-3"
    >
      <FileDown size={15} strokeWidth={1.6} aria-hidden className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere">
        <span className="type-link">{isPending ? 'Loading…' : quote.file.name}</span>
        {note !== '' && <span className="block text-ink-2">{note}</span>}
      </span>
    </button>
  );
}

const date = timeFormat({ dateStyle: 'medium' });

/** Why a vendor's PDF may say something else than the prices beside it; '' if it was sent with them. */
export function fileNote(quote: Pick<Quote, 'file' | 'version' | 'link_id' | 'answered_at'>): string {
  const { file, link_id: link, answered_at: answeredAt } = quote;
  if (file === null) return '';
  if (isEarlierFile(quote)) return `Sent for version ${file.version}`;
  // Owners add PDFs to what they type in whenever they want.
  if (link === null || Date.parse(file.added_at) >= Date.parse(answeredAt)) return '';
  return `Sent ${date(Date.parse(file.added_at))}, before the vendor changed the quote`;
}
