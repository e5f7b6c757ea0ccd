import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { VendorAnswer } from '@printpartner/contracts/types';
import { PdfButton } from '../../entities/quote/form/pdf-button.tsx';
import { UploadProgress } from '../../entities/quote/form/upload-progress.tsx';
import { failureText } from '../../platform/api/failure-text.ts';
import { VerdictNote } from '../../ui/verdict.tsx';
import { type FileOutcome, sendVendorFile } from './change-file.ts';

interface FileNotSentProps {
  token: string;
  /** The quote as it is shown. */
  answer: VendorAnswer;
  /** Why the PDF was not sent. */
  error: unknown;
  onTried: (outcome: FileOutcome) => void;
}

/** After a quote that arrived without its PDF: says so, and takes another PDF. */
export function FileNotSent({ token, answer, error, onTried }: FileNotSentProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => sendVendorFile(token, { answer, file }, setProgress),
    onMutate: () => setFault(undefined),
    onSuccess: onTried,
    onSettled: () => setProgress(null),
  });
  const reason = fault ?? failureText(error, 'The server could not take it.', 'The server did not answer.');
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
