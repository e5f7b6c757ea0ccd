import { useReducer } from 'react';
import { Button } from '../../../ui/button.tsx';
import { requestNotifications, useNotificationPermission } from '../../../ui/use-notification-permission.ts';
import { SettingsSection } from './settings-section.tsx';

const permissionTexts: Record<NotificationPermission, string> = {
  granted: 'Notifications are on in this browser.',
  denied: 'This browser blocks notifications. Allow them for this site in its settings.',
  default: 'Notifications are not turned on in this browser yet.',
};

/** Explains how reminders arrive, and turns on notifications in this browser. */
export function ReminderHelpSection() {
  // Some browsers don't report a changed permission.
  const [, showAnswer] = useReducer((count: number) => count + 1, 0);
  const permission = useNotificationPermission();

  async function turnOn() {
    await requestNotifications();
    showAnswer();
  }

  return (
    <SettingsSection
      title="Reminder notifications"
      text={
        <>
          <p>
            Set Alert Date and Alert Time in Project Tracking. When the reminder is due, it opens here, or as
            a system notification while Print Partner is in the background.
          </p>
          <p className="mt-1.5">
            {permission ? permissionTexts[permission] : 'This browser doesn’t support notifications.'}
          </p>
        </>
      }
      action={
        permission === 'default' && (
          <Button variant="outline" onClick={() => void turnOn()}>
            Turn on notifications
          </Button>
        )
      }
    />
  );
}
