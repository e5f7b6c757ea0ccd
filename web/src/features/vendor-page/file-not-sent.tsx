import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { VendorAnswer } from '@printpartner/contracts/types';
import { PdfButton } from '../../entities/quote/form/pdf-button.tsx';
import { UploadProgress } from '../../entities/quote/form/upload-progress.tsx';
import { sendQuoteFile } from '../../entities/quote/send-quote-file.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { VerdictNote } from '../../ui/verdict.tsx';

interface FileNotSentProps {
  token: string;
  /** Why the PDF was not sent. */
  error: unknown;
  onSent: (answer: VendorAnswer) => void;
}

/** After a quote that arrived without its PDF: says so, and takes another PDF. */
export function FileNotSent({ token, error: first, onSent }: FileNotSentProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (file: File) => sendVendorFile(token, file, setProgress),
    onMutate: () => setFault(undefined),
    onSuccess: onSent,
    onSettled: () => setProgress(null),
  });
  const reason =
    fault ?? failureText(error ?? first, 'The server could not take it.', 'The server did not answer.');
  return (
    <div className="mt-4">
      <div role="alert">
        <VerdictNote verdict="warning">Your quote was sent. The PDF was not. {reason}</VerdictNote>
      </div>
      <div className="relative mt-3">
        <PdfButton
          label="Try another PDF"
          isBusy={isPending}
          onChoose={(file) => mutate(file)}
          onFault={setFault}
        />
        <UploadProgress share={progress} />
      </div>
    </div>
  );
}

/** @param onProgress share of the file that is sent, 0 to 1 */
export const sendVendorFile = (
  token: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<VendorAnswer> => sendQuoteFile('POST /api/vendor-links/:token/file', { token }, file, onProgress);
