import { useRef } from 'react';
import type { Conflicts } from '@printpartner/documents';
import { Send } from 'lucide-react';
import { PdfField } from '../../entities/quote/form/pdf-field.tsx';
import {
  answerOf,
  quoteAnswerDocument,
  type QuoteAnswer,
  type QuoteField,
} from '../../entities/quote/form/quote-document.ts';
import type { QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { QuoteFields } from '../../entities/quote/form/quote-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { ConflictNote } from '../../ui/conflict-note.tsx';
import { useTitleFocus } from '../../ui/use-title-focus.ts';
import { VerdictNote } from '../../ui/verdict.tsx';
import { fieldLabels, typedText } from './typed-terms.ts';
import { type OpenAnswer, useAnswer } from './use-answer.ts';

interface AnswerFormProps extends OpenAnswer {
  titleId: string;
  /** Moves the focus to the title: what had it is no longer on the page. */
  takesFocus: boolean;
  /** Undefined or null if nothing was sent before. */
  onCancel: (() => void) | null;
}

/** Prices and terms of the vendor. What is typed stays in this tab until it is sent. */
export function AnswerForm({ titleId, takesFocus, onCancel, ...opened }: AnswerFormProps) {
  const { answer, finishes } = opened.page;
  const form = useRef<HTMLFormElement>(null);
  const title = useTitleFocus(takesFocus);
  const { draft, change, faults, file, setFile, progress, isSending, send, doubted, note, ...kept } =
    useAnswer(opened, form);
  const faultCount = Object.keys(faults).length;
  return (
    <form
      ref={form}
      noValidate
      // Enter in a field must not send a half-filled quote.
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={titleId} ref={title} tabIndex={-1} className="type-section outline-none">
        {answer ? 'Change your quote' : 'Your quote'}
      </h2>
      <p className="type-data mt-1 mb-5 text-ink-2">
        In US dollars. You can change it until the buyer closes the request.
      </p>
      <QuoteFields
        draft={draft}
        faults={faults}
        finishes={finishes}
        onChange={change}
        renderQuestion={(field) => (
          <AnswerConflict
            draft={draft}
            field={field}
            theirs={kept.conflicts[field]}
            onResolve={kept.resolve}
          />
        )}
      />
      <div className="mt-5">
        <PdfField
          label="Your own estimate"
          file={file}
          kept={answer?.file ?? null}
          progress={progress}
          onChoose={setFile}
        />
      </div>
      <div role="alert" className="mt-5 grid gap-3 empty:hidden">
        {faultCount > 0 && (
          <VerdictNote verdict="fail">
            {faultCount === 1 ? 'Correct 1 field above.' : `Correct ${faultCount} fields above.`}
          </VerdictNote>
        )}
        {doubted !== '' && faultCount === 0 && note === undefined && (
          <VerdictNote verdict="warning">{doubted} If that is right, send the quote again.</VerdictNote>
        )}
        {note !== undefined && faultCount === 0 && <VerdictNote verdict="fail">{note}</VerdictNote>}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          size="large"
          icon={<Send size={16} strokeWidth={1.6} aria-hidden />}
          busy={isSending}
          busyLabel={progress === null ? 'Sending…' : 'Sending the PDF…'}
          className="max-md:grow"
          onClick={() => void send()}
        >
          {answer ? 'Send the changed quote' : 'Send quote'}
        </Button>
        {onCancel && (
          <Button
            variant="outline"
            size="large"
            disabled={isSending}
            onClick={() => {
              kept.discard();
              onCancel();
            }}
          >
            Keep it as it was
          </Button>
        )}
      </div>
    </form>
  );
}

interface AnswerConflictProps<Field extends QuoteField> {
  field: Field;
  draft: QuoteDraft;
  /** Undefined without a conflict. */
  theirs: Conflicts<QuoteAnswer>[Field];
  onResolve: (field: Field, value: QuoteAnswer[Field]) => void;
}

/** The question below a field that was changed here and elsewhere. */
function AnswerConflict<Field extends QuoteField>({
  field,
  draft,
  theirs,
  onResolve,
}: AnswerConflictProps<Field>) {
  if (theirs === undefined) return null;
  const mine = answerOf(draft)[field];
  const isOneEmpty = typedText(field, mine) === '' || typedText(field, theirs) === '';
  const both = isOneEmpty ? null : quoteAnswerDocument.join(field, theirs, mine);
  return (
    <ConflictNote
      label={fieldLabels[field]}
      name={field}
      theirs={typedText(field, theirs)}
      onKeepMine={() => onResolve(field, mine)}
      onUseTheirs={() => onResolve(field, theirs)}
      onKeepBoth={both === null ? undefined : () => onResolve(field, both)}
    />
  );
}
