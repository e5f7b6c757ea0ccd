import { useId, type ReactNode } from 'react';
import { FileDown, Paperclip } from 'lucide-react';
import {
  type SheetFile,
  type SheetSource,
  useDownloadSheet,
} from '../../../entities/spec-sheet/download-sheet.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { useOnline } from '../../../ui/use-online.ts';

interface SheetFilesProps {
  source: SheetSource;
  saveNow: () => Promise<unknown>;
  /** False if there is nothing to write, or the user goes back to the form. */
  isReady: () => Promise<boolean>;
  /** Characters that the PDF can't print. */
  unprinted: number;
  onDownloaded?: () => void;
}

/** Downloads of a sheet as the server writes it: a PDF, and an unsent email with the PDF attached. */
export function SheetFiles({ source, saveNow, isReady, unprinted, onDownloaded }: SheetFilesProps) {
  const id = useId();
  const isOnline = useOnline();
  const { mutateAsync: download, isPending, variables } = useDownloadSheet();

  async function start(file: SheetFile): Promise<void> {
    if (!(await isReady())) return;
    try {
      await download({ source, file, saveNow });
      onDownloaded?.();
    } catch (error) {
      toast({
        title: 'Download failed',
        description: failureText(
          error,
          'The file could not be made. Try again.',
          'The server did not answer. Check your connection, then try again.',
        ),
        variant: 'destructive',
      });
    }
  }

  const button = (file: SheetFile, icon: ReactNode) => ({
    variant: 'outline' as const,
    icon,
    busy: isPending && variables.file === file,
    busyLabel: 'Preparing…',
    disabled: !isOnline || (isPending && variables.file !== file),
    'aria-describedby': id,
    onClick: () => void start(file),
  });

  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        <Button {...button('pdf', <FileDown {...iconLook} />)}>Download PDF</Button>
        <Button {...button('eml', <Paperclip {...iconLook} />)}>Email with PDF attached (.eml)</Button>
      </div>
      {unprinted > 0 && (
        <VerdictNote verdict="warning">
          {`The PDF can’t print ${unprinted === 1 ? '1 character' : `${unprinted} characters`} of these specs. It has the name of the script in its place, such as [Hebrew] or [emoji]. Copy has the full text.`}
        </VerdictNote>
      )}
      <p id={id} className="type-note max-w-[62ch] text-ink-2">
        {isOnline
          ? 'The .eml file is an unsent email. Open it with Outlook or another desktop mail program, add the address and send it.'
          : 'You’re offline. The PDF is made on the server, so both files need a connection. Email Specs and Copy work without one.'}
      </p>
    </div>
  );
}

const iconLook = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;
