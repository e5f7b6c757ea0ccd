import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { VendorPage } from '@printpartner/contracts/types';
import { AnswerForm } from './answer-form.tsx';
import type { FileOutcome } from './change-file.ts';
import { keptAnswer } from './kept-answer.ts';
import { SentAnswer } from './sent-answer.tsx';
import { UnsentNote } from './unsent-note.tsx';
import { vendorPageQuery } from './vendor-page-query.ts';

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
  const [isEditing, setEditing] = useState(() => page.answer === null || keptAnswer(token) !== null);
  const [fileError, setFileError] = useState<unknown>();
  const { queryKey } = vendorPageQuery(token);

  function showAnswer({ answer, error }: FileOutcome) {
    setFileError(error);
    queryClient.setQueryData(queryKey, { ...page, state: 'answered', answer });
  }

  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-4 self-start rounded-sheet border border-rule bg-sheet px-4 py-5 md:px-6 md:py-6"
    >
      {!isEditing && keptAnswer(token) && <UnsentNote onBack={() => setEditing(true)} />}
      {page.answer && !isEditing ? (
        <SentAnswer
          titleId={`${id}-title`}
          token={token}
          page={page}
          answer={page.answer}
          fileError={fileError}
          onFileTried={showAnswer}
          onEdit={() => setEditing(true)}
        />
      ) : (
        <AnswerForm
          titleId={`${id}-title`}
          token={token}
          page={page}
          onOutdated={onReload}
          onSeeSent={() => setEditing(false)}
          onSent={(outcome) => {
            showAnswer(outcome);
            setEditing(false);
          }}
          onCancel={page.answer && (() => setEditing(false))}
        />
      )}
    </section>
  );
}
