import { useQuery } from '@tanstack/react-query';
import type { SecurityEvent, SecurityEventKind } from '@printpartner/contracts/types';
import { timeFormat } from '../../../platform/time/time-format.ts';
import { securityEventsQuery } from '../api/security.ts';
import { Particulars, SecurityRows } from './security-rows.tsx';
import { SettingsSection } from './settings-section.tsx';

const labels: Record<SecurityEventKind, string> = {
  signed_up: 'Account created',
  signed_in: 'Signed in',
  signed_in_on_new_device: 'Signed in on a new device',
  sign_in_refused: 'Sign-in refused: wrong password',
  password_refused: 'Wrong current password typed',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  data_exported: 'Data download requested',
  session_ended: 'Signed out one device',
  other_sessions_ended: 'Signed out the other devices',
  all_sessions_ended: 'Signed out everywhere',
};

const time = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A server of the next version may know more kinds. */
const labelOf = ({ kind, count }: SecurityEvent): string =>
  `${labels[kind] ?? 'Security event'}${count > 1 ? ` (${count} times)` : ''}`;

/** What happened to the account, for its owner. */
export function ActivitySection() {
  const query = useQuery(securityEventsQuery);
  return (
    <SettingsSection
      title="Security activity"
      text="The last 90 days. If you don’t recognize something, change your password."
    >
      <SecurityRows query={query} name="security activity" empty="Nothing in the last 90 days.">
        {(event) => (
          <div className="min-w-0">
            <p className="type-body wrap-anywhere">{labelOf(event)}</p>
            <Particulars parts={[event.device, event.network, time(Date.parse(event.at))]} />
          </div>
        )}
      </SecurityRows>
    </SettingsSection>
  );
}
