import { useRef } from 'react';
import { Paperclip } from 'lucide-react';
import { limits } from '@printpartner/contracts/types';
import { pdfFault } from '../../../platform/pdf-fault.ts';
import { Button } from '../../../ui/button.tsx';

interface PdfButtonProps {
  label: string;
  isBusy?: boolean;
  onChoose: (file: File) => void;
  /** The chosen file can't be sent. */
  onFault: (fault: string) => void;
}

/** Opens the browser's choice of a file. */
export function PdfButton({ label, isBusy = false, onChoose, onFault }: PdfButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    const fault = await pdfFault(file, limits.quoteFileBytes);
    if (fault === undefined) onChoose(file);
    else onFault(fault);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Choose a PDF"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        icon={<Paperclip size={16} strokeWidth={1.6} aria-hidden />}
        busy={isBusy}
        busyLabel="Sending the PDF…"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

/** @param share of the file that is sent, 0 to 1; null while nothing is being sent */
export function UploadProgress({ share }: { share: number | null }) {
  return (
    share !== null && (
      <progress
        aria-label="Sending the PDF"
        max={1}
        value={share}
        className="mt-2.5 block h-1 w-full appearance-none overflow-hidden rounded-mark bg-rule [&::-moz-progress-bar]:bg-cyan [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-cyan"
      />
    )
  );
}
