import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { VendorPage } from '@printpartner/contracts/types';
import { Button } from '../../ui/button.tsx';
import { useTitleFocus } from '../../ui/use-title-focus.ts';
import { VerdictNote } from '../../ui/verdict.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { FileOutcome } from './change-file.ts';
import { SentAnswer } from './sent-answer.tsx';
import { keptAnswers } from './typed-answer.ts';
import { vendorPageQuery } from './vendor-link.ts';

interface AnswerPanelProps {
  id: string;
  token: string;
  page: VendorPage;
  /** Reads the page again. */
  onReload: () => void;
}

/** The vendor's quote: a form, or what was sent. */
export function AnswerPanel({ id, token, page, onReload }: AnswerPanelProps) {
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(() => page.answer === null || keptAnswers.read(token) !== null);
  /** Whether the vendor has switched: a page that has just been opened leaves the focus where it is. */
  const [isSwitched, setSwitched] = useState(false);
  const [fileError, setFileError] = useState<unknown>();
  const { queryKey } = vendorPageQuery(token);

  function switchTo(form: boolean) {
    setEditing(form);
    setSwitched(true);
  }

  function showAnswer({ answer, error }: FileOutcome) {
    setFileError(error);
    queryClient.setQueryData(queryKey, { ...page, state: 'answered', answer });
  }

  const hasUnsent = !isEditing && keptAnswers.read(token) !== null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-4 self-start rounded-sheet border border-rule bg-sheet px-4 py-5 md:px-6 md:py-6"
    >
      {hasUnsent && <UnsentNote onBack={() => switchTo(true)} />}
      {page.answer && !isEditing ? (
        <SentAnswer
          titleId={`${id}-title`}
          takesFocus={isSwitched && !hasUnsent}
          token={token}
          page={page}
          answer={page.answer}
          fileError={fileError}
          onFileTried={showAnswer}
          onEdit={() => switchTo(true)}
        />
      ) : (
        <AnswerForm
          titleId={`${id}-title`}
          takesFocus={isSwitched}
          token={token}
          page={page}
          onOutdated={onReload}
          onSent={(outcome) => {
            showAnswer(outcome);
            switchTo(false);
          }}
          onCancel={page.answer && (() => switchTo(false))}
        />
      )}
    </section>
  );
}

/** Above an answer that was changed since the vendor opened it, while what the vendor typed is unsent. */
function UnsentNote({ onBack }: { onBack: () => void }) {
  const note = useTitleFocus<HTMLDivElement>();
  return (
    <div ref={note} tabIndex={-1} className="mb-5 grid justify-items-start gap-3 outline-none">
      <VerdictNote verdict="warning">
        This is the quote that the buyer has. What you typed is kept. If you send it, it replaces this one.
      </VerdictNote>
      <Button variant="outline" onClick={onBack}>
        Back to what you typed
      </Button>
    </div>
  );
}
