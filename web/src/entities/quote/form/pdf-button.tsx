import { useRef } from 'react';
import { Paperclip } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { pdfFault } from './pdf-fault.ts';

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
    const fault = await pdfFault(file);
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
