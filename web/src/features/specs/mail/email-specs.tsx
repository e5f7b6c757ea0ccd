import { useId, useRef, useState } from 'react';
import { ChevronDown, Copy, Mail } from 'lucide-react';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { unprintedCharacters } from '@printpartner/spec-sheet/mail';
import type { SheetSource } from '../../../entities/spec-sheet/download-sheet.ts';
import { Button } from '../../../ui/button.tsx';
import { useEscape } from '../../../ui/use-escape.ts';
import { SheetFiles } from './sheet-files.tsx';
import { TextDialog } from './text-dialog.tsx';
import { useMail } from './use-mail.ts';

export interface EmailSpecsProps {
  /** What the form shows at the moment. */
  readSheet: () => Sheet;
  /** Asks what is open on the sheet. False if the user goes back to the form instead of sending it. */
  askOpen: () => Promise<boolean>;
  /** Where it is kept. */
  source: SheetSource;
  /** Saves what the form shows, and rejects if it isn't in the account after that. */
  beforeMail: () => Promise<unknown>;
  /** True from the opening of the mail client for 5 s; autosave waits meanwhile. */
  onMailing: (isMailing: boolean) => void;
}

/** The end of a form: emails the sheet, copies its text, or downloads it. */
export function EmailSpecs({ source, ...props }: EmailSpecsProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const mail = useMail(props);
  useEscape(isExpanded, fold);
  const isOpen = isExpanded || mail.shown !== null;
  const files = {
    source,
    saveNow: props.beforeMail,
    unprinted: isOpen ? unprintedCharacters(props.readSheet()) : 0,
  };

  function fold() {
    // The focus can't stay on a hidden button.
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
    setExpanded(false);
  }

  return (
    <div className="flex flex-col-reverse gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="type-note text-ink-2 max-md:hidden">Opens your mail program with every filled line.</p>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:justify-end">
          <Button
            ref={toggle}
            variant="quiet"
            className="px-3!"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            <span className="max-md:hidden">PDF or attachment</span>
            <span className="md:hidden">PDF</span>
            <ChevronDown
              size={16}
              strokeWidth={1.6}
              aria-hidden
              className={`transition-transform ${isExpanded ? '' : 'rotate-180'}`}
            />
          </Button>
          <Button
            variant="outline"
            icon={<Copy size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => void mail.copy()}
          >
            Copy
          </Button>
          <Button
            icon={<Mail size={16} strokeWidth={1.6} aria-hidden />}
            busy={mail.isSaving}
            busyLabel="Saving…"
            onClick={() => void mail.email()}
          >
            Email Specs
          </Button>
        </div>
      </div>
      <div ref={panel} id={id} hidden={!isExpanded}>
        <SheetFiles {...files} isReady={mail.isReady} onDownloaded={fold} />
      </div>
      {mail.shown && (
        <TextDialog {...mail.shown} onOpenMail={mail.open} onClose={mail.close}>
          {/* Its open questions were asked before. */}
          <SheetFiles {...files} isReady={() => Promise.resolve(true)} />
        </TextDialog>
      )}
    </div>
  );
}
