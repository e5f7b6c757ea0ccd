import { useRef } from 'react';
import { Paperclip } from 'lucide-react';
import { limits } from '@printpartner/contracts/types';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
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

/** The server looks for the `%PDF` header in the same number of bytes. */
const HEADER_BYTES = 1_024;

/** Why a file can't be added; undefined if it can. */
export async function pdfFault(file: File): Promise<string | undefined> {
  const { size } = file;
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > limits.quoteFileBytes)
    return `This file has ${fileSizeText(size)}. At most ${fileSizeText(limits.quoteFileBytes)} can be sent.`;
  const head = await headOf(file);
  if (head === undefined) return 'The browser could not read this file. Choose it again.';
  return head.includes('%PDF') ? undefined : 'This file isn’t a PDF. Choose a PDF file.';
}

/** The first bytes, each a character; undefined for a file that is gone, or that only a cloud has. */
async function headOf(file: File): Promise<string | undefined> {
  try {
    return String.fromCodePoint(...new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
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
