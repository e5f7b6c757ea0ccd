import { Children, isValidElement, type ReactElement, type ReactNode, useId, useRef } from 'react';

interface SettingsGroupProps {
  title: string;
  /** Sections. */
  children: ReactNode;
}

/** The groups of Settings, and a list of them that leads to each: beside them, or above them on phones. */
export function SettingsGroups({ children }: { children: readonly ReactElement<SettingsGroupProps>[] }) {
  const place = useRef<HTMLDivElement>(null);
  const titles = Children.toArray(children).flatMap((group) =>
    isValidElement<SettingsGroupProps>(group) ? [group.props.title] : [],
  );

  function show(index: number) {
    const heading = place.current?.querySelectorAll('h3')[index];
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className="md:grid md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-8">
      <nav
        aria-label="Sections of Settings"
        className="sticky -top-5 z-10 -mx-6 -mt-5 mb-5 flex gap-x-5 overflow-x-auto border-b border-rule bg-sheet px-6 md:top-0 md:m-0 md:block md:self-start md:overflow-visible md:border-b-0 md:border-l md:p-0"
      >
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            onClick={() => show(index)}
            className="touch-target type-data shrink-0 py-3 text-left whitespace-nowrap text-ink-2 hover:text-ink md:block md:w-full md:py-1.75 md:pl-3"
          >
            {title}
          </button>
        ))}
      </nav>
      <div ref={place}>{children}</div>
    </div>
  );
}

/** Sections of Settings that belong together. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-ink not-first:mt-8 not-first:border-t not-first:pt-5 md:not-first:mt-9"
    >
      <h3
        id={id}
        tabIndex={-1}
        data-unsearched
        className="type-heading mb-4 scroll-mt-14 outline-none md:scroll-mt-5"
      >
        {title}
      </h3>
      <div>{children}</div>
    </section>
  );
}
