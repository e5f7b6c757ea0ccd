import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import type { QuoteChoice, SheetQuotes } from '@printpartner/contracts/types';
import { useChooseQuote, useUndoChoice } from '../../../entities/quote/change-quote.ts';
import { formatCents, formatCopies } from '@printpartner/spec-sheet/quotes';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { showFailure } from '../failure.ts';
import { newSinceChoice } from './new-since-choice.ts';
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
            {choice.vendor_name}: {formatCopies(choice.quantity)} copies for {formatCents(choice.price_cents)}
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
