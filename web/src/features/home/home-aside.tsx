import { AsideFrame } from './aside-frame.tsx';
import { NextDue, type NextDueProps } from './next-due.tsx';
import { UpcomingReminders } from './upcoming-reminders.tsx';

/** The next due dates and reminders. */
export function HomeAside(props: NextDueProps) {
  return (
    <AsideFrame>
      <NextDue {...props} />
      <UpcomingReminders />
    </AsideFrame>
  );
}
