import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { VendorAnswer, VendorPage } from '@printpartner/contracts/types';
import { sizeText } from '../../entities/quote/form/file-size.ts';
import { isEarlierFile } from '../../entities/quote/earlier-file.ts';
import { api } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { VerdictIcon } from '../../ui/verdict.tsx';
import { AnswerTerms } from './answer-terms.tsx';
import { FileNotSent } from './file-not-sent.tsx';

interface SentAnswerProps {
  titleId: string;
  token: string;
  page: VendorPage;
  answer: VendorAnswer;
  /** Why a PDF of this answer was not sent; undefined if none failed. */
  fileError: unknown;
  onChanged: (answer: VendorAnswer) => void;
  onEdit: () => void;
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIMEOUT_MS = 20_000;

/** What the vendor has sent, and the way to change it. */
export function SentAnswer({ titleId, token, page, answer, fileError, onChanged, onEdit }: SentAnswerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [shownAt] = useState(() => Date.now());
  const isJustSent = Date.parse(answer.answered_at) > shownAt - JUST_SENT_MS;
  useEffect(() => {
    if (isJustSent) title.current?.focus();
  }, [isJustSent]);
  const isOutdated = answer.version < page.version;
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
        Sent {time.format(Date.parse(answer.answered_at))}.{' '}
        {isOutdated
          ? `The specs are now version ${page.version}. Check what changed, then send your quote again.`
          : 'You can change it until the buyer closes the request.'}
      </p>
      {fileError !== undefined && <FileNotSent token={token} error={fileError} onSent={onChanged} />}
      <AnswerTerms
        answer={answer}
        file={
          answer.file && (
            <>
              <KeptFile token={token} file={answer.file} onRemoved={onChanged} />
              {isEarlierFile(answer) && (
                <p>This PDF was sent for version {answer.file.version}. Add a new one, or remove it.</p>
              )}
            </>
          )
        }
      />
      <Button className="mt-5" variant={isOutdated ? 'primary' : 'outline'} onClick={onEdit}>
        {isOutdated ? 'Check and send again' : 'Change your quote'}
      </Button>
    </>
  );
}

/** A page that is opened later doesn't move the focus. */
const JUST_SENT_MS = 5_000;

function KeptFile({
  token,
  file,
  onRemoved,
}: {
  token: string;
  file: NonNullable<VendorAnswer['file']>;
  onRemoved: (answer: VendorAnswer) => void;
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('DELETE /api/vendor-links/:token/file', { params: { token }, timeoutMs: TIMEOUT_MS }),
    onSuccess: onRemoved,
  });
  return (
    <>
      {file.name} · {sizeText(file.size)}{' '}
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate()}
        className="touch-target type-link text-ink disabled:text-ink-3"
      >
        {isPending ? 'Removing…' : 'Remove'}
      </button>
      {error && (
        <span role="alert" className="block text-fail">
          {failureText(error, 'The PDF was not removed. Try again.')}
        </span>
      )}
    </>
  );
}
