import { useState } from 'react';
import { ArrowRight, Upload } from 'lucide-react';
import { preflightCheckCount } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { type CheckedItems, ChecklistDialog } from './checklist-dialog.tsx';
import { KeyFigures } from './key-figures.tsx';
import { CommonMistakesDialog, FixesDialog, MistakesByJobDialog } from './reference-dialogs.tsx';

const references = [
  {
    id: 'common',
    title: 'Top 10 Most Common Print Mistakes',
    note: 'What printers send back, most frequent first',
  },
  {
    id: 'by-job',
    title: '#1 Mistake by Print Job Type',
    note: 'From business cards to foil: one thing to watch for each',
  },
  {
    id: 'fixes',
    title: 'Fix These Before You Send to Print',
    note: 'Page, color, type and file, with the figures',
  },
  { id: 'universal', title: 'Universal Preflight Checklist', note: 'A checklist for any job' },
] as const;

type ReferenceId = (typeof references)[number]['id'];

interface ChecklistPageProps {
  checked: CheckedItems;
  onCheckedChange: (checked: CheckedItems) => void;
  onUpload: () => void;
}

/** Shown before a file is checked. */
export function ChecklistPage({ checked, onCheckedChange, onUpload }: ChecklistPageProps) {
  const [openId, setOpenId] = useState<ReferenceId | null>(null);
  const title = references.find(({ id }) => id === openId)?.title ?? '';
  const close = () => setOpenId(null);
  return (
    <div data-entries="" className="mx-auto max-w-296 px-4 pt-8 pb-40 md:px-6 md:py-12">
      <header className="grid items-end gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="type-title text-balance">Preflight File & Preflight Checklist</h1>
          <p className="type-answer mt-2 max-w-[58ch] text-pretty text-ink-2">
            {preflightCheckCount.capitalized} checks on your PDF. Each finding is drawn on its page, with the
            measured value, the limit and how to fix it in the program you use.
          </p>
        </div>
        <div className="rounded-sheet border-edge md:border md:border-dashed md:bg-sunk md:px-6 md:pt-6 md:pb-4 md:text-center">
          <Button
            size="large"
            className="max-md:w-full"
            icon={<Upload size={16} strokeWidth={1.6} aria-hidden />}
            onClick={onUpload}
          >
            Upload PDF for Preflight Analysis
          </Button>
          <p className="type-note mt-3 text-ink-2 max-md:hidden">
            Or drop it here, or anywhere on this screen
          </p>
        </div>
      </header>
      <KeyFigures />
      <h2 className="type-section mt-10">Before you send</h2>
      <ul className="mt-3 grid border-t border-ink md:grid-cols-2 md:gap-x-10">
        {references.map((reference) => (
          <li key={reference.id} className="border-b border-rule">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpenId(reference.id)}
              className="group flex w-full items-center gap-4 py-4 text-left"
            >
              <span className="min-w-0 flex-1">
                <span className="type-subhead block group-hover:underline">{reference.title}</span>
                <span className="type-data text-ink-2">{reference.note}</span>
              </span>
              <ArrowRight size={18} strokeWidth={1.6} className="shrink-0 text-ink-3" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {openId === 'common' && <CommonMistakesDialog title={title} onClose={close} />}
      {openId === 'by-job' && <MistakesByJobDialog title={title} onClose={close} />}
      {openId === 'fixes' && <FixesDialog title={title} onClose={close} />}
      {openId === 'universal' && (
        <ChecklistDialog title={title} checked={checked} onCheckedChange={onCheckedChange} onClose={close} />
      )}
    </div>
  );
}
