import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** Buttons, to the right of the text on wide screens. */
  action?: ReactNode;
  /** Content that needs the full width. */
  children?: ReactNode;
}

/** One section of a group of Settings. */
export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  return (
    <section className="border-t border-rule py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        <div className="min-w-0">
          <h4 className="type-subhead">{title}</h4>
          {text && <div className="type-data mt-0.5 break-words text-ink-2">{text}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-2 md:justify-end">{action}</div>}
      </div>
      {children}
    </section>
  );
}
