import type { ReactNode } from 'react';
import { NextDue, type NextDueProps } from './next-due.tsx';
import { UpcomingReminders } from './upcoming-reminders.tsx';

interface HomeAsideProps extends NextDueProps {
  /** Below due dates and reminders. */
  children?: ReactNode;
}

/** The next due dates and reminders, and links. */
export function HomeAside({ children, ...props }: HomeAsideProps) {
  return (
    <aside
      aria-label="What is next"
      className="mt-8 grid grid-cols-[minmax(0,1fr)] content-start gap-8 md:grid-cols-2 md:gap-10 lg:mt-0 lg:grid-cols-1 lg:gap-7"
    >
      <NextDue {...props} />
      <UpcomingReminders />
      {children}
    </aside>
  );
}
