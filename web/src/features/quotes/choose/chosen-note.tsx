import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import type { QuoteChoice } from '@printpartner/contracts/types';
import { useUndoChoice } from '../../../entities/quote/change-quote.ts';
import { formatCents, formatCopies } from '@printpartner/spec-sheet/quotes';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { showFailure } from '../failure.ts';

interface ChosenNoteProps {
  choice: QuoteChoice;
  onOpenProject: (uuid: string) => void;
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Which quote was chosen, and where that is recorded. */
export function ChosenNote({ choice, onOpenProject }: ChosenNoteProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { mutateAsync: undo } = useUndoChoice();
  const { recorded } = choice;

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
            Chosen {date.format(Date.parse(choice.chosen_at))}.{' '}
            {recorded ? (
              <>
                Recorded as printing company and estimate number{' '}
                <button
                  type="button"
                  onClick={() => onOpenProject(recorded.project_uuid)}
                  className="touch-target type-link text-ink"
                >
                  of the project
                </button>
                .
              </>
            ) : (
              'The sheet had no project, so it was recorded here only.'
            )}
          </p>
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
          question={`The links that the choice closed open again${recorded ? ', and what it wrote into the project is cleared where it is still there' : ''}. Vendors who were told aren’t told again.`}
          confirmLabel="Undo choice"
          busyLabel="Undoing…"
          onConfirm={takeBack}
          onClose={() => setUndoing(false)}
        />
      )}
    </section>
  );
}
