import { MonitorDown } from 'lucide-react';
import { askToInstall, useCanInstall } from '../../../platform/install/install-prompt.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Installs the app, where the browser can. */
export function InstallSection() {
  if (!useCanInstall()) return null;
  return (
    <SettingsSection
      title="Install Print Partner"
      text="Adds it to your apps. It opens in its own window, also offline."
      action={
        <Button
          variant="outline"
          icon={<MonitorDown size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => void askToInstall()}
        >
          Install
        </Button>
      }
    />
  );
}
