import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { VendorPage } from '@printpartner/contracts/types';
import { apiFile } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { localZone } from '../../platform/time/local-zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

/** Laying out the PDF takes more than a usual call. */
const PRINT_TIMEOUT_MS = 30_000;

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

/** Saves the sheet as a file. */
export function SheetPdf({ token }: { token: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const file = await apiFile('GET /api/vendor-links/:token/sheet.pdf', {
        params: { token },
        query: { zone: localZone() },
        timeoutMs: PRINT_TIMEOUT_MS,
      });
      saveFile(file.name, file);
    },
  });
  return (
    <>
      <Button
        variant="outline"
        icon={<FileDown size={16} strokeWidth={1.6} aria-hidden />}
        busy={isPending}
        busyLabel="Preparing…"
        onClick={() => mutate()}
      >
        Specs as PDF
      </Button>
      <p role="alert" className="type-note w-full text-fail empty:hidden">
        {error &&
          failureText(
            error,
            'The PDF could not be made. Try again.',
            'The server did not answer. Try again.',
          )}
      </p>
    </>
  );
}
