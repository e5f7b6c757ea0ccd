import { useId, useState } from 'react';
import { X } from 'lucide-react';
import { limits, type VendorAnswer } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { PdfButton, UploadProgress } from './pdf-button.tsx';

interface PdfFieldProps {
  label: string;
  /** Sent with the quote. */
  file: File | null;
  /** Sent before. */
  kept: VendorAnswer['file'];
  /** Share of the file that is sent, 0 to 1; null while nothing is being sent. */
  progress: number | null;
  onChoose: (file: File | null) => void;
  /** Undefined where a file that was sent before can't be removed. */
  onRemoveKept?: () => void;
}

/** The vendor's estimate as a PDF. */
export function PdfField({ label, file, kept, progress, onChoose, onRemoveKept }: PdfFieldProps) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const choose = (chosen: File | null, found?: string) => {
    setFault(found);
    onChoose(chosen);
  };
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="relative min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${id}-label`} className="type-label">
          {label}
        </span>
        <span id={`${id}-hint`} className="type-note text-ink-3">
          PDF, at most {fileSizeText(limits.quoteFileBytes)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PdfButton
          label={file || kept ? 'Choose another PDF' : 'Choose a PDF'}
          onChoose={choose}
          onFault={(found) => choose(null, found)}
        />
        {(file ?? kept) && (
          <span className="type-data inline-flex min-w-0 items-center gap-1.5 text-ink-2">
            <span className="min-w-0 wrap-anywhere">
              {file?.name ?? kept?.name} · {fileSizeText((file ?? kept)?.size ?? 0)}
            </span>
            {file && <LeaveOut label={`Leave out ${file.name}`} onClick={() => choose(null)} />}
            {!file && kept && onRemoveKept && (
              <LeaveOut label={`Remove ${kept.name}`} onClick={onRemoveKept} />
            )}
          </span>
        )}
      </div>
      <UploadProgress share={progress} />
      {fault !== undefined && (
        <p role="alert" className="type-note flex items-start gap-1.5 pt-1.5 text-fail">
          <VerdictIcon verdict="fail" size={14} className="mt-0.5 shrink-0" />
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function LeaveOut({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="touch-target grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
    >
      <X size={15} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
