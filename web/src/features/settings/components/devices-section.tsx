import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ListedSession } from '@printpartner/contracts/types';
import { failureText } from '../../../platform/api/failure-text.ts';
import { agoText } from '../../../platform/time/ago-text.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { sessionsQuery, useEndSession } from '../api/security.ts';
import { Particulars, SecurityRows } from './security-rows.tsx';
import { SettingsSection } from './settings-section.tsx';

const HOUR_MS = 3_600_000;
const day = timeFormat({ dateStyle: 'medium' });

/** The server writes the last use hourly. This device is in use. */
function lastUse({ isCurrent, lastSeenAt }: ListedSession): string {
  const at = Date.parse(lastSeenAt);
  const now = Date.now();
  if (isCurrent) return '';
  return now - at < HOUR_MS ? 'used within the last hour' : `used ${agoText(at, now)}`;
}

/** Where the account is signed in; ends one session or all others. */
export function DevicesSection() {
  const query = useQuery(sessionsQuery);
  const [asking, ask] = useState<ListedSession | 'others' | null>(null);
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <SettingsSection
      title="Signed-in devices"
      text="Where your account is signed in. Only part of each network address is stored."
      action={
        hasOthers && (
          <Button variant="outline" onClick={() => ask('others')}>
            Sign out other devices
          </Button>
        )
      }
    >
      <SecurityRows query={query} name="signed-in devices" empty="No device is signed in.">
        {(session) => (
          <>
            <div className="min-w-0">
              <p className="type-body font-semibold wrap-anywhere">
                {session.device}
                {session.isCurrent && <span className="type-data font-normal text-pass"> · This device</span>}
              </p>
              <Particulars
                parts={[session.network, `since ${day(Date.parse(session.firstSeenAt))}`, lastUse(session)]}
              />
            </div>
            {!session.isCurrent && (
              <Button
                size="small"
                variant="outline"
                aria-label={`Sign out ${session.device}`}
                onClick={() => ask(session)}
              >
                Sign out
              </Button>
            )}
          </>
        )}
      </SecurityRows>
      {asking && <EndQuestion asking={asking} onClose={() => ask(null)} />}
    </SettingsSection>
  );
}

function EndQuestion({ asking, onClose }: { asking: ListedSession | 'others'; onClose: () => void }) {
  const { mutateAsync } = useEndSession();
  const isOthers = asking === 'others';

  async function end() {
    try {
      await mutateAsync(isOthers ? undefined : asking.id);
      toast({ title: isOthers ? 'Other devices signed out' : `${asking.device} signed out` });
    } catch (error) {
      const description = failureText(error, 'The device is still signed in. Please try again.');
      toast({ title: 'Not signed out', description, variant: 'destructive' });
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title={isOthers ? 'Sign out other devices' : `Sign out ${asking.device}`}
      question={
        isOthers
          ? 'All devices except this one have to sign in again. If you don’t recognize one of them, change your password, too.'
          : 'This device has to sign in again. If you don’t recognize it, change your password, too.'
      }
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={end}
      onClose={onClose}
    />
  );
}
