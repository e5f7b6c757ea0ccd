import { useEffect, useRef, useState } from 'react';
import { Send } from 'lucide-react';
import type { ApiRoutes, VendorAnswer, VendorPage } from '@printpartner/contracts/types';
import {
  draftOfQuote,
  emptyQuoteDraft,
  quantitiesWithoutRow,
  type QuoteDraft,
  withRows,
} from '../../entities/quote/form/quote-draft.ts';
import { focusFirstFault } from '../../entities/quote/form/focus-fault.ts';
import { PdfField } from '../../entities/quote/form/pdf-field.tsx';
import { QuoteFields } from '../../entities/quote/form/quote-fields.tsx';
import {
  readQuoteDraft,
  serverFaults,
  withoutFaults,
  type QuoteFaults,
} from '../../entities/quote/form/read-draft.ts';
import { formatCopies } from '@printpartner/spec-sheet/quotes';
import { api, ApiError } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { VerdictNote } from '../../ui/verdict.tsx';
import { doubtsAbout } from './doubts.ts';
import { type FileOutcome, sendVendorFile } from './change-file.ts';
import { useTitleFocus } from './use-title-focus.ts';
import { dropAnswer, type KeptAnswer, keepAnswer, keptAnswer } from './kept-answer.ts';

interface AnswerFormProps {
  titleId: string;
  /** Moves the focus to the title: what had it is no longer on the page. */
  takesFocus: boolean;
  token: string;
  page: VendorPage;
  /** A newer version of the sheet was offered meanwhile, or the answer was changed since it was opened. */
  onOutdated: () => void;
  /** Leaves the form for the sent answer; what is typed is kept. */
  onSeeSent: () => void;
  /** Perhaps without its PDF. */
  onSent: (outcome: FileOutcome) => void;
  /** Undefined or null if nothing was sent before. */
  onCancel: (() => void) | null;
}

const TIMEOUT_MS = 20_000;
const CHANGED_ELSEWHERE =
  'This quote was changed since you opened it. Yours was not sent. What you typed is kept.';

/** Prices and terms of the vendor. What is typed stays in this tab until it is sent. */
export function AnswerForm({
  titleId,
  takesFocus,
  token,
  page,
  onOutdated,
  onSeeSent,
  onSent,
  onCancel,
}: AnswerFormProps) {
  const { answer, quantities, finishes } = page;
  const [opened] = useState<KeptAnswer>(
    () =>
      keptAnswer(token) ?? {
        draft: answer ? draftOfQuote(answer, quantities, finishes) : emptyQuoteDraft(quantities),
        revision: answer?.revision ?? 0,
        version: page.version,
      },
  );
  const [draft, setDraft] = useState(opened.draft);
  /** Of the answer that the vendor saw. */
  const [revision, setRevision] = useState(opened.revision);
  const [version, setVersion] = useState(opened.version);
  const [newerNote, setNewerNote] = useState<string>();
  const isChangedElsewhere = answer !== null && answer.revision > revision;
  const [faults, setFaults] = useState<QuoteFaults>({});
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What the vendor was asked about. */
  const [doubted, setDoubted] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);
  const title = useTitleFocus(takesFocus);

  // Prices for the earlier version must not go out as an answer to this one before its rows are on the screen.
  if (page.version > version) {
    const added = quantitiesWithoutRow(draft, quantities);
    setVersion(page.version);
    setDraft(withRows(draft, added));
    setNewerNote(noteOnVersion(added));
    setDoubted('');
    setFailure(undefined);
  }

  useEffect(() => {
    if (isTouched.current) keepAnswer(token, { draft, revision, version });
  }, [token, draft, revision, version]);

  function change(changes: Partial<QuoteDraft>) {
    isTouched.current = true;
    if (changes.lines) setDoubted('');
    setDraft((before) => ({ ...before, ...changes }));
    setFaults((before) => withoutFaults(before, changes));
  }

  function showFaults(found: QuoteFaults) {
    setFaults(found);
    focusFirstFault(form.current);
  }

  async function send() {
    const read = readQuoteDraft(draft);
    setFaults({});
    setFailure(undefined);
    setNewerNote(undefined);
    if (!read.form) return showFaults(read.faults);
    const doubts = doubtsAbout(read.form, quantities);
    if (doubts !== doubted) {
      setDoubted(doubts);
      if (doubts !== '') return;
    }
    setSending(true);
    try {
      const saved = await sendQuote(token, { ...read.form, version, revision });
      setRevision(saved.revision);
      dropAnswer(token);
      isTouched.current = false;
      onSent(file ? await sendVendorFile(token, { answer: saved, file }, setProgress) : { answer: saved });
    } catch (error) {
      handleFailure(error);
    } finally {
      setSending(false);
      setProgress(null);
    }
  }

  function handleFailure(error: unknown) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const code = problem?.code;
    if (code === 'quotes.newer_version') {
      setFailure(noteOnVersion([]));
      return onOutdated();
    }
    if (code === 'quotes.changed') {
      setFailure(CHANGED_ELSEWHERE);
      return onOutdated();
    }
    if (code === 'quotes.link_closed' || code === 'quotes.link_expired' || code === 'quotes.link_not_found')
      return onOutdated();
    const found = serverFaults(problem?.errors);
    if (Object.keys(found).length > 0) showFaults(found);
    setFailure(
      failureText(
        error,
        'Your quote was not sent. Try again.',
        'The server did not answer. Your text is kept in this tab. Check your connection, then send again.',
      ),
    );
  }

  function seeSent() {
    keepAnswer(token, { draft, revision: answer?.revision ?? revision, version });
    onSeeSent();
  }

  const note = failure ?? newerNote ?? (isChangedElsewhere ? CHANGED_ELSEWHERE : undefined);
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
      <QuoteFields draft={draft} faults={faults} finishes={finishes} onChange={change} />
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
        {isChangedElsewhere && (
          <Button variant="outline" className="justify-self-start" disabled={isSending} onClick={seeSent}>
            See the changed quote
          </Button>
        )}
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
              dropAnswer(token);
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

/** @param added quantities that the earlier version didn't ask for */
const noteOnVersion = (added: readonly number[]): string =>
  added.length === 0
    ? 'The buyer has sent a newer version of the specs. Check what changed, then send your quote again.'
    : `The buyer has sent a newer version of the specs. It also asks for ${added.map(formatCopies).join(', ')}. Add prices and check yours, then send your quote again.`;

type Body = NonNullable<ApiRoutes['PUT /api/vendor-links/:token/quote']['body']>;

const sendQuote = (token: string, body: Body): Promise<VendorAnswer> =>
  api('PUT /api/vendor-links/:token/quote', { params: { token }, body, timeoutMs: TIMEOUT_MS });
