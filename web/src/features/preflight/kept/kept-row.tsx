import { Trash2 } from 'lucide-react';
import type { KeptResult } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { keptDate, keptScan, keptVerdict } from './kept-words.ts';

interface KeptRowProps {
  kept: KeptResult;
  onOpen: () => void;
  onRemove: () => void;
}

/** File, verdict in a line, how and when it was checked. */
export function KeptRow({ kept, onOpen, onRemove }: KeptRowProps) {
  return (
    <li className="flex border-b border-rule">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="group grid min-w-0 flex-1 grid-cols-[18px_minmax(0,1fr)] gap-x-3 py-3 text-left md:grid-cols-[18px_minmax(0,1fr)_auto]"
      >
        <VerdictIcon verdict={kept.status} size={18} className="mt-0.5" />
        <span className="grid min-w-0 gap-y-0.5">
          <span className="type-body truncate font-semibold group-hover:underline">{kept.filename}</span>
          <span className="type-data text-ink">{keptVerdict(kept)}</span>
        </span>
        <span className="type-data flex flex-wrap gap-x-2 text-ink-2 max-md:col-start-2 max-md:mt-0.5 md:grid md:content-start md:gap-y-0.5 md:text-right md:*:first:leading-5.5">
          <span>{keptDate(kept)}</span>
          <span>{keptScan(kept)}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={`Remove ${kept.filename}`}
        onClick={onRemove}
        className="-mr-3 ml-1 grid w-11 shrink-0 place-items-center text-ink-2 hover:text-ink"
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </li>
  );
}
