import { Monitor, Smartphone } from 'lucide-react';
import type { SignUpAttempt } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';

export function PlatformMark({ platform }: Pick<SignUpAttempt, 'platform'>) {
  const isWeb = platform === 'web';
  const Icon = isWeb ? Monitor : Smartphone;
  return (
    <span className={`inline-flex items-center gap-1.5 ${isWeb ? 'font-semibold text-fail' : ''}`}>
      <Icon size={15} strokeWidth={1.6} aria-hidden className={isWeb ? '' : 'text-ink-2'} />
      {platform}
    </span>
  );
}

export function OutcomeMark({ success }: Pick<SignUpAttempt, 'success'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <VerdictIcon verdict={success ? 'pass' : 'fail'} size={15} />
      {success ? 'Success' : 'Failed'}
    </span>
  );
}

/** The address, which is blank after the account was deleted. */
export function EmailText({ email }: Pick<SignUpAttempt, 'email'>) {
  return email ? (
    <span className="font-medium [overflow-wrap:anywhere]">{email}</span>
  ) : (
    <span className="text-ink-3">Deleted account</span>
  );
}
