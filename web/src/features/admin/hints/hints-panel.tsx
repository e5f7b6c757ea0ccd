import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SignUpHint } from '@printpartner/contracts/types';
import { countText, groupedText } from '@printpartner/print-knowledge/figures';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { useAdminAccess } from '../api/admin-access.ts';
import { hintsQuery } from '../api/admin-queries.ts';
import { type AttemptFilters, NO_FILTERS } from '../filters/attempt-filters.ts';
import { LoadFailed } from '../load-failed.tsx';
import { localDate } from '../../../platform/time/calendar-date.ts';
import { attemptTime } from '../attempts/attempt-time.ts';

const SHOWN_FIRST = 4;

/** Patterns that may be abuse, each with its attempts a click away. */
export function HintsPanel({ onFilter }: { onFilter: (filters: AttemptFilters) => void }) {
  const { data: hints, isError, refetch } = useQuery(hintsQuery(useAdminAccess()));
  const [isAllShown, setAllShown] = useState(false);
  const shown = isAllShown ? hints : hints?.slice(0, SHOWN_FIRST);
  return (
    <AdminPanel title="Suspicious patterns" aside={<span className="type-note text-ink-3">Last 7 days</span>}>
      {!hints && isError && <LoadFailed onRetry={() => void refetch()} />}
      {!hints && !isError && <SkeletonLines widths={['70%']} label="Looking for suspicious patterns" />}
      {hints?.length === 0 && (
        <p className="type-data flex items-start gap-2 text-ink-2">
          <VerdictIcon verdict="pass" size={16} className="mt-0.5 shrink-0" />
          None found: no network, email address or hour has an unusual number of attempts.
        </p>
      )}
      {shown && shown.length > 0 && (
        <ul className="type-data">
          {shown.map((hint) => {
            const text = hintText(hint);
            return (
              <li
                key={text}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-2 border-t border-rule py-2 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <VerdictIcon verdict="warning" size={18} className="self-start md:self-center" />
                <span className="[overflow-wrap:anywhere]">{text}</span>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={`Show attempts: ${text}`}
                  onClick={() => onFilter(hintFilters(hint, Date.now()))}
                  className="justify-self-start max-md:col-start-2"
                >
                  Show attempts
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {hints && shown && shown.length < hints.length && (
        <Button variant="outline" size="small" onClick={() => setAllShown(true)} className="mt-3">
          Show all {hints.length}
        </Button>
      )}
    </AdminPanel>
  );
}

const HOUR_MS = 3_600_000;

const windowText = (hours: 24 | 168): string =>
  hours === 24 ? 'in the last 24 hours' : 'in the last 7 days';

const seen: { [Kind in SignUpHint['kind']]: (hint: Extract<SignUpHint, { kind: Kind }>) => string } = {
  'network-attempts': ({ network, windowHours }) => `attempts from ${network} ${windowText(windowHours)}`,
  'network-accounts': ({ network, windowHours }) =>
    `accounts with different addresses created from ${network} ${windowText(windowHours)}`,
  'email-failures': ({ email, windowHours }) => `failed attempts with ${email} ${windowText(windowHours)}`,
  'busy-hour': ({ startsAt, usual }) =>
    `attempts in the hour from ${attemptTime(startsAt)}; usual is ${groupedText(usual, 1)} an hour`,
};

/** What was seen: how many, in which time, from where. */
export function hintText(hint: SignUpHint): string {
  const text = seen[hint.kind] as (hint: SignUpHint) => string;
  return `${countText(hint.count)} ${text(hint)}`;
}

/** Filters that show the attempts of a hint. @param now ms since 1970 */
export function hintFilters(hint: SignUpHint, now: number): AttemptFilters {
  if (hint.kind === 'busy-hour') {
    const day = (ms: number) => localDate(new Date(ms));
    const startsAt = Date.parse(hint.startsAt);
    return { ...NO_FILTERS, from: day(startsAt), to: day(startsAt + HOUR_MS - 1) };
  }
  const from = localDate(new Date(now - hint.windowHours * HOUR_MS));
  if (hint.kind === 'email-failures') return { ...NO_FILTERS, from, outcome: 'failed', email: hint.email };
  const outcome = hint.kind === 'network-accounts' ? 'success' : '';
  return { ...NO_FILTERS, from, outcome, ip: hint.network };
}
