import { useState, type ReactNode } from 'react';
import { Copy } from 'lucide-react';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { countText } from '@printpartner/print-knowledge/figures';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { MAX_MAILTO, mailBody, mailSubject, mailtoOf } from '@printpartner/spec-sheet/mail';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { copyText } from './copy-text.ts';

interface TextDialogProps {
  sheet: Sheet;
  /** Why the sheet isn't in a mail client or on the clipboard. */
  reason: 'too-long' | 'not-copied';
  isSaved: boolean;
  onOpenMail: (href: string, kind: SpecKind, isSaved: boolean) => void;
  onClose: () => void;
  /** The downloads. */
  children: ReactNode;
}

/** Other ways to send a sheet: its text to copy, and its files. */
export function TextDialog({ sheet, reason, isSaved, onOpenMail, onClose, children }: TextDialogProps) {
  const [copied, setCopied] = useState<boolean | null>(reason === 'not-copied' ? false : null);
  const text = mailBody(sheet);
  const { href, length } = mailtoOf(sheet);
  const isTooLong = reason === 'too-long';
  const openMail = (address: string) => onOpenMail(address, sheet.kind, isSaved);
  return (
    <Dialog title={isTooLong ? 'Too long for an email link' : 'Copy the text'} width={560} onClose={onClose}>
      {isTooLong && (
        <p className="type-body mb-5 text-ink-2">
          {`The link to your mail program would have ${countText(length)} characters (limit ${countText(MAX_MAILTO)}). Above that, some programs cut the message or don’t open. `}
          <TextButton onClick={() => openMail(href)}>Try it anyway</TextButton>
          {' or send the specs in one of these ways.'}
        </p>
      )}
      <section className="border-t border-rule pt-4">
        <h3 className="type-subhead">Paste the text into an email</h3>
        {isTooLong && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              icon={<Copy size={16} strokeWidth={1.6} aria-hidden />}
              onClick={() => void copyText(text).then(setCopied)}
            >
              Copy the text
            </Button>
            <TextButton onClick={() => openMail(subjectLink(sheet))}>
              Open an email with the subject only
            </TextButton>
          </div>
        )}
        <output className="type-data block text-ink-2 not-empty:mt-3">
          {copied === true && (
            <span className="flex items-center gap-2 text-ink">
              <VerdictIcon verdict="pass" size={18} className="shrink-0" />
              Copied. Paste it into the message.
            </span>
          )}
          {copied === false &&
            'The browser didn’t allow copying. Select the text below, then copy it by keyboard or menu.'}
        </output>
        {copied === false && (
          <Field label="Text of the email" className="mt-3">
            <TextArea
              readOnly
              rows={8}
              value={text}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Field>
        )}
      </section>
      <section className="mt-5 border-t border-rule pt-4">
        <h3 className="type-subhead mb-3">Send the sheet as a PDF</h3>
        {children}
      </section>
    </Dialog>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="touch-target type-link text-ink">
      {children}
    </button>
  );
}

const subjectLink = (sheet: Sheet): string =>
  `mailto:?subject=${encodeURIComponent(mailSubject(sheet).toWellFormed())}`;
