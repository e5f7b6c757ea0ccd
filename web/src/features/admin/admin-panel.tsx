import { useId, type ReactNode } from 'react';

interface AdminPanelProps {
  title: string;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A sheet of the dashboard with a heading. */
export function AdminPanel({ title, aside, className = '', children }: AdminPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-sheet border border-rule bg-sheet px-5 pt-4.5 pb-5 ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="type-heading">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
