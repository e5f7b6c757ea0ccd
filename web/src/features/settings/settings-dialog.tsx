import type { ReactNode } from 'react';
import { GraduationCap, Move } from 'lucide-react';
import type { User } from '@printpartner/contracts/types';
import { useUnsavedWork } from '../../platform/storage/unsaved-elsewhere.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountSection } from './components/account-section.tsx';
import { ActivitySection } from './components/activity-section.tsx';
import { AssistantSection } from './components/assistant-section.tsx';
import { DevicesSection } from './components/devices-section.tsx';
import { DeleteSection } from './components/delete-section.tsx';
import { ExportSection } from './components/export-section.tsx';
import { InstallSection } from './components/install-section.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { ReminderHelpSection } from './components/reminder-help-section.tsx';
import { SettingsGroup, SettingsGroups } from './components/settings-groups.tsx';
import { SettingsSection } from './components/settings-section.tsx';
import { SignOutSection } from './components/sign-out-section.tsx';
import { UnitsSection } from './components/units-section.tsx';

interface SettingsDialogProps {
  user: User;
  /** The support address of this server. */
  supportAddress: ReactNode;
  /** The tab color settings. */
  tabColors: ReactNode;
  /** The remembered vendors. */
  vendors: ReactNode;
  onOpenTutorial: () => void;
  onRearrange: () => void;
  onClose: () => void;
}

export function SettingsDialog({
  user,
  supportAddress,
  tabColors,
  vendors,
  onOpenTutorial,
  onRearrange,
  onClose,
}: SettingsDialogProps) {
  const unsaved = useUnsavedWork(user.id);
  return (
    <Dialog title="Settings" onClose={onClose} width={800}>
      <SettingsGroups>
        <SettingsGroup title="Sign-in">
          <AccountSection user={user} />
          <PasswordSection user={user} />
          <DevicesSection />
          <ActivitySection />
          <SignOutSection unsaved={unsaved} />
        </SettingsGroup>
        <SettingsGroup title="Work">
          <UnitsSection />
          <SettingsSection
            title="Vendors"
            text="Print vendors you asked for quotes. They are offered again for the next job."
          >
            <div className="mt-3">{vendors}</div>
          </SettingsSection>
          <AssistantSection />
          <ReminderHelpSection />
        </SettingsGroup>
        <SettingsGroup title="Home screen">
          <SettingsSection
            title="Rearrange Tabs"
            text="Hold a tab for 1 second, then drag."
            action={
              <Button
                variant="outline"
                icon={<Move size={16} strokeWidth={1.6} aria-hidden />}
                onClick={() => {
                  onClose();
                  onRearrange();
                }}
              >
                Rearrange Tabs
              </Button>
            }
          />
          <SettingsSection title="Tab colors">
            <div className="mt-3">{tabColors}</div>
          </SettingsSection>
          <InstallSection />
        </SettingsGroup>
        <SettingsGroup title="Help">
          <SettingsSection
            title="Tutorial"
            text="Seven short steps through Print Partner."
            action={
              <Button
                variant="outline"
                icon={<GraduationCap size={16} strokeWidth={1.6} aria-hidden />}
                onClick={onOpenTutorial}
              >
                Open Tutorial
              </Button>
            }
          />
          <SettingsSection
            title="Support"
            text={
              <>
                <span data-unsearched>Write to {supportAddress}.</span> We reply in 1-2 business days.
              </>
            }
          />
        </SettingsGroup>
        {/* Last, so that nobody passes it on the way to something else. */}
        <SettingsGroup title="Data">
          <ExportSection email={user.email} />
          <DeleteSection user={user} unsaved={unsaved} />
        </SettingsGroup>
      </SettingsGroups>
    </Dialog>
  );
}
