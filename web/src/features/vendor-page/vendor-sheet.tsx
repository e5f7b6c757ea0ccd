import type { VendorPage } from '@printpartner/contracts/types';
import { Badge } from '../../ui/badge.tsx';

interface VendorSheetProps {
  sections: VendorPage['sheet']['sections'];
  /** Labels of lines that say something else than in an earlier version. */
  changed: ReadonlySet<string>;
}

/** The sheet as sections of labeled lines. */
export function VendorSheet({ sections, changed }: VendorSheetProps) {
  return sections.map(({ title, lines }) => (
    <section key={title} className="mt-8">
      <h2 className="type-heading">{title}</h2>
      <dl className="type-data mt-2 border-b border-rule">
        {lines.map(({ label, text }, place) => (
          <div
            key={`${place} ${label}`}
            className="grid gap-x-6 gap-y-0.5 border-t border-rule py-2 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="flex items-start justify-between gap-3">
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
              {changed.has(label) && (
                <Badge tone="cyan" className="shrink-0">
                  Changed
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
