import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { NewQuote } from '@printpartner/contracts/types';
import { newQuotesQuery } from '../../../entities/quote/quote-queries.ts';
import { toast } from '../../../ui/toast.tsx';

interface QuoteNewsProps {
  /** The sheet whose quotes are on screen; they need no message. */
  shownSheetId: string | null;
  onOpen: (sheetId: string) => void;
}

/** Long enough to read a vendor's and a sheet's name. */
const NEWS_MS = 12_000;

/** Tells the user of answers that came in, each once on this page. */
export function QuoteNews({ shownSheetId, onOpen }: QuoteNewsProps) {
  const { data } = useQuery(newQuotesQuery);
  const told = useRef(new Set<string>());
  const shown = useRef<{ sheetId: string; dismiss: () => void } | null>(null);
  const tell = useEffectEvent((quotes: readonly NewQuote[]) => {
    // A changed answer has the same id and a later time.
    const news = quotes.filter(({ id, answered_at: at }) => !told.current.has(`${id} ${at}`));
    for (const { id, answered_at: at } of news) told.current.add(`${id} ${at}`);
    const unseen = news.filter(({ sheet_id: id }) => id !== shownSheetId);
    const [first] = unseen;
    if (!first) return;
    const vendors = [...new Set(unseen.map(({ vendor_name: name }) => name))];
    const { dismiss } = toast({
      title: unseen.length === 1 ? `New quote: ${first.vendor_name}` : `${unseen.length} new quotes`,
      description: unseen.length === 1 ? first.sheet_name : vendors.join(', '),
      durationMs: NEWS_MS,
      action: { label: 'See quotes', onClick: () => onOpen(first.sheet_id) },
    });
    shown.current = { sheetId: first.sheet_id, dismiss };
  });
  useEffect(() => {
    if (shown.current?.sheetId === shownSheetId) shown.current?.dismiss();
  }, [shownSheetId]);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return null;
}
