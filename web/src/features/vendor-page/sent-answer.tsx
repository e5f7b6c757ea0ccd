import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { VendorAnswer, VendorPage } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import { PdfButton, UploadProgress } from '../../entities/quote/form/pdf-button.tsx';
import { isEarlierFile } from '../../entities/quote/earlier-file.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { timeFormat } from '../../platform/time/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { useTitleFocus } from '../../ui/use-title-focus.ts';
import { VerdictIcon, VerdictNote } from '../../ui/verdict.tsx';
import { AnswerTerms } from './answer-terms.tsx';
import { type FileOutcome, removeVendorFile, sendVendorFile } from './change-file.ts';
import { unpricedText } from './doubts.ts';

interface FileProps {
  token: string;
  /** The quote as it is shown. */
  answer: VendorAnswer;
  onTried: (outcome: FileOutcome) => void;
}

interface SentAnswerProps extends Omit<FileProps, 'onTried'> {
  titleId: string;
  /** Moves the focus to the title: what had it is no longer on the page. */
  takesFocus: boolean;
  page: VendorPage;
  /** Why a PDF of this answer was not sent; undefined if none failed. */
  fileError: unknown;
  onFileTried: (outcome: FileOutcome) => void;
  onEdit: () => void;
}

const time = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** What the vendor has sent, and the way to change it. */
export function SentAnswer({
  titleId,
  takesFocus,
  token,
  page,
  answer,
  fileError,
  onFileTried,
  onEdit,
}: SentAnswerProps) {
  const title = useTitleFocus(takesFocus);
  // A failed removal says so itself, beside the PDF.
  const onRemovalTried = (outcome: FileOutcome) =>
    onFileTried({ ...outcome, error: outcome.error === undefined ? undefined : fileError });
  const keptFile = answer.file && (
    <KeptFile token={token} answer={answer} file={answer.file} onTried={onRemovalTried} />
  );
  const isOutdated = answer.version < page.version;
  const unpriced = unpricedText(answer, page.quantities);
  return (
    <>
      <h2
        id={titleId}
        ref={title}
        tabIndex={-1}
        className="type-section flex items-center gap-2.5 outline-none"
      >
        <VerdictIcon verdict={isOutdated ? 'warning' : 'pass'} size={22} className="shrink-0" />
        {isOutdated ? `Your quote is for version ${answer.version}` : 'Your quote is with the buyer'}
      </h2>
      <p className="type-data mt-1 text-ink-2">
        Sent {time(Date.parse(answer.answered_at))}.{' '}
        {isOutdated
          ? `The specs are now version ${page.version}. Check what changed, then send your quote again.`
          : 'You can change it until the buyer closes the request.'}
      </p>
      {unpriced !== '' && <p className="type-data mt-1 text-warning">{unpriced}</p>}
      {fileError !== undefined && (
        <FileNotSent token={token} answer={answer} error={fileError} onTried={onFileTried} />
      )}
      <AnswerTerms answer={answer} file={keptFile} />
      <Button className="mt-5" variant={isOutdated ? 'primary' : 'outline'} onClick={onEdit}>
        {isOutdated ? 'Check and send again' : 'Change your quote'}
      </Button>
    </>
  );
}

interface KeptFileProps extends FileProps {
  file: NonNullable<VendorAnswer['file']>;
}

function KeptFile({ token, answer, file, onTried }: KeptFileProps) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => removeVendorFile(token, answer),
    onSuccess: onTried,
  });
  return (
    <>
      {file.name} · {fileSizeText(file.size)}{' '}
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate()}
        className="touch-target type-link text-ink disabled:text-ink-3"
      >
        {isPending ? 'Removing…' : 'Remove'}
      </button>
      {data?.error !== undefined && (
        <span role="alert" className="block text-fail">
          {failureText(data.error, 'The PDF was not removed. Try again.')}
        </span>
      )}
      {isEarlierFile(answer) && (
        <p>This PDF was sent for version {file.version}. Add a new one, or remove it.</p>
      )}
    </>
  );
}

interface FileNotSentProps extends FileProps {
  /** Why the PDF was not sent. */
  error: unknown;
}

/** Says that a quote arrived without its PDF, and takes another PDF. */
function FileNotSent({ token, answer, error, onTried }: FileNotSentProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => sendVendorFile(token, { answer, file }, setProgress),
    onMutate: () => setFault(undefined),
    onSuccess: onTried,
    onSettled: () => setProgress(null),
  });
  const reason = fault ?? failureText(error, 'The server could not take it.', 'The server did not answer.');
  return (
    <div className="mt-4">
      <div role="alert">
        <VerdictNote verdict="warning">Your quote was sent. The PDF was not. {reason}</VerdictNote>
      </div>
      <div className="relative mt-3">
        <PdfButton
          label="Try another PDF"
          isBusy={isPending}
          onChoose={(file) => mutate(file)}
          onFault={setFault}
        />
        <UploadProgress share={progress} />
      </div>
    </div>
  );
}
