import { useState } from 'react';
import { LogOut } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface SettingsDialogProps {
  email: string;
  onSignOut: () => Promise<unknown>;
  onClose: () => void;
}

export function SettingsDialog({ email, onSignOut, onClose }: SettingsDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog title="Settings" onClose={onClose} width={480}>
      <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="type-subhead">Account</h3>
          <p className="type-data break-words text-ink-2">Signed in as {email}</p>
        </div>
        <Button
          variant="outline"
          icon={<LogOut size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Sign Out
        </Button>
      </section>
      {isAsking && (
        <ConfirmDialog
          title="Sign Out"
          question="Are you sure you want to sign out?"
          confirmLabel="Sign Out"
          onConfirm={onSignOut}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
