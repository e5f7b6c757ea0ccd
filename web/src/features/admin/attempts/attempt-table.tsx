import type { ReactNode } from 'react';
import { Monitor, Smartphone } from 'lucide-react';
import type { SignUpAttempt } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { attemptTime } from './attempt-time.ts';

interface AttemptListProps {
  attempts: readonly SignUpAttempt[];
  label: string;
  /** Whether the error is shown. */
  hasErrors: boolean;
}

/** Attempts as a table, for wide screens. */
export function AttemptTable({ attempts, label, hasErrors }: AttemptListProps) {
  return (
    <table className="type-data w-full border-x border-b border-rule bg-sheet text-left">
      <caption className="sr-only">{label}</caption>
      <thead className="type-label border-b border-edge text-ink">
        <tr>
          <Head>Timestamp</Head>
          <Head>Email</Head>
          <Head>Platform</Head>
          <Head>Status</Head>
          <Head>IP Address</Head>
          {hasErrors && <Head>Error</Head>}
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ id, timestamp, email, platform, success, ipAddress, errorMessage }) => (
          <tr key={id} className="border-b border-rule last:border-b-0">
            <Cell className="lg:whitespace-nowrap">
              <time dateTime={timestamp}>{attemptTime(timestamp)}</time>
            </Cell>
            <Cell>
              <EmailText email={email} />
            </Cell>
            <Cell>
              <PlatformMark platform={platform} />
            </Cell>
            <Cell>
              <OutcomeMark success={success} />
            </Cell>
            <Cell>
              {/* An IPv4 address fits; an IPv6 address may break. */}
              <span className="inline-block min-w-28 [overflow-wrap:anywhere]">{ipAddress}</span>
            </Cell>
            {hasErrors && <Cell className="text-ink-2">{errorMessage}</Cell>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="px-2.5 py-2 font-semibold whitespace-nowrap first:pl-4 last:pr-4">
    {children}
  </th>
);

const Cell = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <td className={`px-2.5 py-2.5 align-top first:pl-4 last:pr-4 ${className}`}>{children}</td>
);

/** The same as two-line rows, for phones. */
export function AttemptRows({ attempts, label, hasErrors }: AttemptListProps) {
  return (
    <ul aria-label={label} className="type-data border-x border-b border-rule bg-sheet">
      {attempts.map(({ id, timestamp, email, platform, success, ipAddress, errorMessage }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-rule px-3.5 py-2.5 last:border-b-0"
        >
          <EmailText email={email} />
          <span className="justify-self-end">
            <OutcomeMark success={success} />
          </span>
          <time dateTime={timestamp} className="text-ink-2">
            {attemptTime(timestamp)}
          </time>
          <span className="justify-self-end">
            <PlatformMark platform={platform} />
          </span>
          {ipAddress && <span className="col-span-2 text-ink-2 [overflow-wrap:anywhere]">{ipAddress}</span>}
          {hasErrors && errorMessage && <span className="col-span-2 text-ink-2">{errorMessage}</span>}
        </li>
      ))}
    </ul>
  );
}

function PlatformMark({ platform }: Pick<SignUpAttempt, 'platform'>) {
  const isWeb = platform === 'web';
  const Icon = isWeb ? Monitor : Smartphone;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isWeb ? 'font-semibold text-fail' : ''}`}>
      <Icon size={15} strokeWidth={1.6} aria-hidden className={isWeb ? '' : 'text-ink-2'} />
      {platform}
    </span>
  );
}

function OutcomeMark({ success }: Pick<SignUpAttempt, 'success'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <VerdictIcon verdict={success ? 'pass' : 'fail'} size={15} />
      {success ? 'Success' : 'Failed'}
    </span>
  );
}

/** The address, which is blank after the account was deleted. */
function EmailText({ email }: Pick<SignUpAttempt, 'email'>) {
  return email ? (
    <span className="font-medium [overflow-wrap:anywhere]">{email}</span>
  ) : (
    <span className="text-ink-3">Deleted account</span>
  );
}
