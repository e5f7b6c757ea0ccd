import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SpecSheetSummary } from '@printpartner/contracts/types';
import { quoteCounts } from '../../../entities/quote/quote-counts.ts';
import { specSheetsQuery } from '../../../entities/spec-sheet/spec-sheet-queries.ts';
import { Button } from '../../../ui/button.tsx';

interface ProjectQuotesProps {
  projectId: string;
  onOpen: (sheetId: string) => void;
}

/** The spec sheets of a project with their quotes; nothing without a sheet. */
export function ProjectQuotes({ projectId, onOpen }: ProjectQuotesProps) {
  const id = useId();
  const { data } = useQuery(specSheetsQuery);
  const sheets = data?.filter(({ project_uuid: uuid }) => uuid === projectId) ?? [];
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-7 border-t border-ink pt-4">
      <h2 id={id} className="type-heading mb-1">
        Spec sheets and quotes
      </h2>
      <ul>
        {sheets.map((sheet) => (
          <SheetOfProject key={sheet.id} sheet={sheet} onOpen={() => onOpen(sheet.id)} />
        ))}
      </ul>
    </section>
  );
}

function SheetOfProject({ sheet, onOpen }: { sheet: SpecSheetSummary; onOpen: () => void }) {
  const { quotes } = sheet;
  const facts = [quoteCounts(quotes) || 'No quotes yet', quotes?.chosen ? `chosen: ${quotes.chosen}` : ''];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-2.5">
      <div className="min-w-0">
        <p className="type-body font-semibold wrap-anywhere">{sheet.name}</p>
        <p className="type-data wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button size="small" variant="outline" onClick={onOpen}>
        <span>
          Quotes<span className="sr-only"> for {sheet.name}</span>
        </span>
      </Button>
    </li>
  );
}
