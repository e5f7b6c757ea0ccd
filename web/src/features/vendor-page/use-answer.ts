import { countText } from '@printpartner/print-knowledge/figures';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ApiRoutes, VendorAnswer, VendorPage } from '@printpartner/contracts/types';
import { focusFirstFault } from '../../entities/quote/form/focus-fault.ts';
import { type QuoteAnswer, type QuoteField } from '../../entities/quote/form/quote-document.ts';
import {
  draftOfQuote,
  quantitiesWithoutRow,
  type QuoteDraft,
} from '../../entities/quote/form/quote-draft.ts';
import {
  readQuoteDraft,
  serverFaults,
  withoutFaults,
  type QuoteFaults,
} from '../../entities/quote/form/read-draft.ts';
import { api, ApiError } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { linkEndOf } from '../../ui/public-page/public-screen.tsx';
import { basedOn, type FileOutcome, sendVendorFile } from './change-file.ts';
import { doubtsAbout } from './doubts.ts';
import {
  conflictsOf,
  differsFrom,
  followPage,
  isOwnAnswer,
  keptAnswers,
  openAnswer,
  type TypedAnswer,
  withChanges,
  withSent,
} from './typed-answer.ts';
import { vendorWords } from './vendor-link.ts';

export interface OpenAnswer {
  token: string;
  page: VendorPage;
  /** A newer version of the sheet was offered meanwhile, or the answer was changed since it was opened. */
  onOutdated: () => void;
  /** Perhaps without its PDF. */
  onSent: (outcome: FileOutcome) => void;
}

const TIMEOUT_MS = 20_000;
const CHANGED_ELSEWHERE =
  'This quote was changed since you opened it. Yours was not sent. What you typed is kept.';

/** A vendor's answer from what is typed, or was kept in this tab, until it is sent. @param form shows it */
export function useAnswer(
  { token, page, onOutdated, onSent }: OpenAnswer,
  form: RefObject<HTMLFormElement | null>,
) {
  const { quantities, finishes } = page;
  const [typed, setTyped] = useState(() => openAnswer(keptAnswers.read(token), page));
  const { draft, revision, version } = typed;
  const conflicts = conflictsOf(typed, page);
  const hasConflicts = Object.keys(conflicts).length > 0;
  const [newerNote, setNewerNote] = useState<string>();
  const [faults, setFaults] = useState<QuoteFaults>({});
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What the vendor was asked about. */
  const [doubted, setDoubted] = useState('');
  const isTouched = useRef(false);

  // Prices for the earlier version must not go out as an answer to this one before its rows are on the screen.
  const followed = followPage(typed, page);
  if (followed !== typed) {
    setTyped(followed);
    setNewerNote(noteOnPage(typed, followed, page));
    setDoubted('');
    setFailure(undefined);
  }

  useEffect(() => {
    if (isTouched.current) keptAnswers.keep(token, typed);
  }, [token, typed]);

  function change(changes: Partial<QuoteDraft>) {
    isTouched.current = true;
    if (changes.lines) setDoubted('');
    setTyped((before) => withChanges(before, changes, page));
    setFaults((before) => withoutFaults(before, changes));
  }

  /** Takes a value for a field in conflict. */
  function resolve<Field extends QuoteField>(field: Field, value: QuoteAnswer[Field]) {
    change(typeof value === 'string' ? { [field]: value } : value);
    setTyped((before) => ({ ...before, unresolved: before.unresolved.filter((other) => other !== field) }));
  }

  function showFaults(found: QuoteFaults) {
    setFaults(found);
    focusFirstFault(form.current);
  }

  async function send() {
    const read = readQuoteDraft(draft, form.current);
    setFaults({});
    setFailure(undefined);
    if (hasConflicts) return form.current?.querySelector<HTMLElement>('[data-conflict]')?.focus();
    setNewerNote(undefined);
    if (!read.form) return showFaults(read.faults);
    const doubts = doubtsAbout(read.form, quantities);
    if (doubts !== doubted) {
      setDoubted(doubts);
      if (doubts !== '') return;
    }
    setSending(true);
    setTyped(withSent);
    // What is typed from here on is not sent with the rest.
    isTouched.current = false;
    try {
      const saved = await sendQuote(token, { ...read.form, version, ...basedOn(revision) });
      const base = draftOfQuote(saved, quantities, finishes);
      setTyped((before) => ({ ...before, base, sent: [], unresolved: [], revision: saved.revision }));
      if (!isTouched.current) keptAnswers.drop(token);
      onSent(file ? await sendVendorFile(token, { answer: saved, file }, setProgress) : { answer: saved });
    } catch (error) {
      isTouched.current = true;
      handleFailure(error);
    } finally {
      setSending(false);
      setProgress(null);
    }
  }

  function handleFailure(error: unknown) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'quotes.newer_version') {
      setFailure(noteOnVersion([]));
      return onOutdated();
    }
    if (code === 'quotes.changed') {
      setFailure(CHANGED_ELSEWHERE);
      return onOutdated();
    }
    if (linkEndOf(error, vendorWords.ends)) return onOutdated();
    const found = serverFaults(error);
    if (Object.keys(found).length > 0) showFaults(found);
    setFailure(
      failureText(
        error,
        'Your quote was not sent. Try again.',
        'The server did not answer. Your text is kept in this tab. Check your connection, then send again.',
      ),
    );
  }

  return {
    draft,
    change,
    faults,
    file,
    setFile,
    /** Share of the PDF that is sent, 0 to 1; null while none is being sent. */
    progress,
    isSending,
    send,
    /** What the vendor was asked about; '' for nothing. */
    doubted,
    /** Why nothing was sent, or what changed since the form was opened. */
    note: failure ?? joined(newerNote, hasConflicts && `${CHANGED_ELSEWHERE} Choose what to keep.`),
    conflicts,
    resolve,
    discard: () => keptAnswers.drop(token),
  };
}

const joined = (...notes: (string | false | undefined)[]): string | undefined =>
  notes.filter(Boolean).join(' ') || undefined;

/** What is new on the page, beside the fields that the vendor is asked about. */
function noteOnPage(typed: TypedAnswer, followed: TypedAnswer, page: VendorPage): string | undefined {
  const isNewer = page.version > typed.version;
  const hasJoined = followed.revision !== typed.revision && followed.unresolved.length === 0;
  return joined(
    isNewer && noteOnVersion(quantitiesWithoutRow(typed.draft, page.quantities)),
    hasJoined && noteOnAnswer(typed, page),
  );
}

function noteOnAnswer(typed: TypedAnswer, page: VendorPage): string {
  if (!isOwnAnswer(typed, page)) return `${CHANGED_ELSEWHERE} Check it, then send it again.`;
  return differsFrom(typed, page)
    ? 'Your quote was sent. What you typed since was not.'
    : 'Your quote was sent.';
}

/** @param added quantities that the earlier version didn't ask for */
const noteOnVersion = (added: readonly number[]): string =>
  added.length === 0
    ? 'The buyer has sent a newer version of the specs. Check what changed, then send your quote again.'
    : `The buyer has sent a newer version of the specs. It also asks for ${added.map(countText).join(', ')}. Add prices and check yours, then send your quote again.`;

type Body = NonNullable<ApiRoutes['PUT /api/vendor-links/:token/quote']['body']>;

const sendQuote = (token: string, body: Body): Promise<VendorAnswer> =>
  api('PUT /api/vendor-links/:token/quote', { params: { token }, body, timeoutMs: TIMEOUT_MS });
