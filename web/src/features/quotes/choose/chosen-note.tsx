import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import type { QuoteChoice, SheetQuotes } from '@printpartner/contracts/types';
import { useChooseQuote, useUndoChoice } from '../../../entities/quote/change-quote.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { showFailure } from '../failure.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

interface ChosenNoteProps {
  data: SheetQuotes;
  choice: QuoteChoice;
  onOpenProject: (uuid: string) => void;
}

const date = timeFormat({ dateStyle: 'medium' });

/** Which quote was chosen, and where that is recorded. */
export function ChosenNote({ data, choice, onOpenProject }: ChosenNoteProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { mutateAsync: undo } = useUndoChoice();
  const { mutate: choose, isPending } = useChooseQuote();
  const news = newSinceChoice(data, choice);
  const { recorded } = choice;

  function chooseAgain() {
    if (news?.again) choose(news.again, { onError: (error) => showFailure('Not chosen again', error) });
  }

  async function takeBack() {
    try {
      await undo(choice.quote_id);
    } catch (error) {
      showFailure('Not taken back', error);
      throw error;
    }
  }

  return (
    <section
      aria-label="Chosen quote"
      className="mt-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-sheet bg-pass-tint px-4 py-3.5 md:px-5"
    >
      <div className="flex min-w-0 gap-3">
        <VerdictIcon verdict="pass" size={22} className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <p className="type-subhead wrap-anywhere">
            {choice.vendor_name}: {countText(choice.quantity)} copies for {dollarText(choice.price_cents)}
          </p>
          <p className="type-data mt-0.5 text-ink-2">
            Chosen {date(Date.parse(choice.chosen_at))}.{' '}
            {recorded ? (
              <>
                Recorded as printing company and estimate number{' '}
                <button
                  type="button"
                  data-in-sentence
                  onClick={() => onOpenProject(recorded.project_uuid)}
                  className="touch-target type-link text-ink"
                >
                  of the project
                </button>
                .
              </>
            ) : (
              'Recorded here only, not with a project.'
            )}
          </p>
          {news && (
            <p className="type-data mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="wrap-anywhere">{news.text}</span>
              {news.again && (
                <Button size="small" variant="outline" busy={isPending} onClick={chooseAgain}>
                  Choose again
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
      <Button
        variant="outline"
        size="small"
        icon={<Undo2 size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setUndoing(true)}
      >
        Undo choice
      </Button>
      {isUndoing && (
        <ConfirmDialog
          title="Undo the choice"
          question={`The links that the choice closed open again, except of vendors who were told that you chose another one${recorded ? ', and the project has again what was there before, where nobody has typed since' : ''}.`}
          confirmLabel="Undo choice"
          busyLabel="Undoing…"
          onConfirm={takeBack}
          onClose={() => setUndoing(false)}
        />
      )}
    </section>
  );
}

interface News {
  text: string;
  /** What to choose to record it; null if that isn't possible. */
  again: { id: string; revision: number; quantity: number } | null;
}

/** What the choice didn't record because it is newer: another price or other terms, or another project. */
export function newSinceChoice({ sheet, quotes }: SheetQuotes, choice: QuoteChoice): News | null {
  const { quantity, recorded } = choice;
  const quote = quotes.find(({ id }) => id === choice.quote_id);
  if (!quote) return null;
  const price = quote.lines.find((line) => line.quantity === quantity)?.price_cents;
  if (price === undefined)
    return { text: `The quote no longer has a price for ${countText(quantity)}.`, again: null };
  const again = { id: quote.id, revision: quote.revision, quantity };
  if (price !== choice.price_cents) return { text: `The quote now says ${dollarText(price)}.`, again };
  if (quote.revision !== choice.revision) return { text: 'The quote was changed since you chose it.', again };
  if (sheet.project_uuid === (recorded?.project_uuid ?? null)) return null;
  const text =
    sheet.project_uuid === null
      ? 'The sheet is no longer in that project.'
      : `The sheet is now in ${recorded ? 'another' : 'a'} project.`;
  return { text, again };
}
