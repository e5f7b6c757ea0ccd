import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { VendorAnswer, VendorPage } from '@printpartner/contracts/types';
import { formatCents, formatCopies } from '@printpartner/spec-sheet/quotes';
import { sizeText } from '../../entities/quote/form/file-size.ts';
import { FoldedText } from '../../entities/quote/folded-text.tsx';
import { isEarlierFile } from '../../entities/quote/earlier-file.ts';
import { daysText, freightText, postageText, unitFormat } from '../../entities/quote/quote-terms.ts';
import { api } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { dateText } from '../../platform/time/calendar-date.ts';
import { Button } from '../../ui/button.tsx';
import { VerdictIcon } from '../../ui/verdict.tsx';
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
  const writeUnit = unitFormat(answer.lines.map(({ quantity, price_cents: cents }) => cents / quantity));
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
      <table className="type-data mt-4 w-full border-b border-rule text-right">
        <thead className="type-label text-ink-2">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              Quantity
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Price
            </th>
            <th scope="col" className="py-1.5 font-medium">
              Per piece
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.lines.map(({ quantity, price_cents: cents }) => (
            <tr key={quantity} className="border-t border-rule">
              <th scope="row" className="py-2 text-left font-normal">
                {formatCopies(quantity)}
              </th>
              <td className="py-2 font-semibold">{formatCents(cents)}</td>
              <td className="py-2 text-ink-2">{writeUnit(cents / quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="type-data">
        {linesOf(answer).map(([label, text]) => (
          <Line key={label} label={label}>
            <FoldedText about={label}>{text}</FoldedText>
          </Line>
        ))}
        {answer.file && (
          <Line label="Your PDF">
            <KeptFile token={token} file={answer.file} onRemoved={onChanged} />
            {isEarlierFile(answer) && (
              <p>This PDF was sent for version {answer.file.version}. Add a new one, or remove it.</p>
            )}
          </Line>
        )}
      </dl>
      <Button className="mt-5" variant={isOutdated ? 'primary' : 'outline'} onClick={onEdit}>
        {isOutdated ? 'Check and send again' : 'Change your quote'}
      </Button>
    </>
  );
}

/** A page that is opened later doesn't move the focus. */
const JUST_SENT_MS = 5_000;

function linesOf(answer: VendorAnswer): [string, string][] {
  const all: [string, string][] = [
    ['Freight', freightText(answer)],
    ['Postage', postageText(answer)],
    ['Turnaround', answer.turnaround_days === null ? '' : daysText(answer.turnaround_days)],
    ['Valid until', dateText(answer.valid_until)],
    ['Included', answer.included.join(', ')],
    ['Exceptions', answer.exceptions],
    ['Estimate number', answer.estimate_number],
    ['Notes', answer.notes],
  ];
  return all.filter(([, text]) => text !== '');
}

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

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
