import { NextDue, type NextDueProps } from './next-due.tsx';
import { UpcomingReminders } from './upcoming-reminders.tsx';

/** The next due dates and reminders. */
export function HomeAside(props: NextDueProps) {
  return (
    <aside
      aria-label="What is next"
      className="mt-8 grid grid-cols-[minmax(0,1fr)] content-start gap-8 md:grid-cols-2 md:gap-10 lg:col-start-2 lg:row-span-2 lg:mt-0 lg:grid-cols-1 lg:gap-7 wide:grid-cols-2 wide:gap-10"
    >
      <NextDue {...props} />
      <UpcomingReminders />
    </aside>
  );
}
