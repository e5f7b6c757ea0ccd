import { useNotificationPermission } from '../../../ui/use-notification-permission.ts';
import { SettingsSection } from './settings-section.tsx';

const permissionTexts: Record<NotificationPermission, string> = {
  granted: 'This browser may show notifications.',
  denied: 'This browser blocks notifications: allow them for this site in its settings.',
  default: 'This browser has not been asked yet whether it may show notifications.',
};

/** How reminders reach the user, and what this browser allows. */
export function ReminderHelpSection() {
  const permission = useNotificationPermission();
  return (
    <SettingsSection
      title="Reminder notifications"
      text={
        <>
          <p>
            Set Alert Date and Alert Time in Project Tracking. When the reminder falls due it opens here, and
            as a notification of your system while Print Partner is in the background.
          </p>
          <p className="mt-1.5">
            {permission ? permissionTexts[permission] : 'This browser knows no notifications.'}
          </p>
        </>
      }
    />
  );
}
