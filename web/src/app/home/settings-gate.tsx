import { Suspense } from 'react';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { toast } from '../../ui/toast.tsx';

const AccountSettings = lazyScreen(
  async () => (await import('../overlays/account-settings.tsx')).AccountSettings,
);

interface SettingsGateProps {
  onClose: () => void;
  onRearrange: () => void;
}

/** Loads the settings; closes them with a message when that fails. */
export function SettingsGate({ onClose, onRearrange }: SettingsGateProps) {
  return (
    <Boundary
      onError={() => {
        onClose();
        toast({
          title: 'Settings did not load',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      }}
    >
      <Suspense>
        <AccountSettings onClose={onClose} onRearrange={onRearrange} />
      </Suspense>
    </Boundary>
  );
}
