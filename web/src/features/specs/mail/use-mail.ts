import { useEffect, useRef, useState } from 'react';
import { emptySpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { mailBody, mailtoOf, specLines } from '@printpartner/spec-sheet/mail';
import { toast } from '../../../ui/toast.tsx';
import { copyText } from './copy-text.ts';

/** Browsers open a mail client only within a few seconds of a click. */
const SAVE_WAIT_MS = 3000;
const MAILING_MS = 5000;
/** The documents' titles. */
const titles: Readonly<Record<SpecKind, string>> = { booklet: 'Email Generated', custom: 'Email Opened' };

interface MailOptions {
  readSheet: () => Sheet;
  askOpen: () => Promise<boolean>;
  beforeMail: () => Promise<unknown>;
  onMailing: (isMailing: boolean) => void;
}

/** A sheet that its mail link can't carry, or that could not be copied. */
interface ShownText {
  sheet: Sheet;
  reason: 'too-long' | 'not-copied';
  isSaved: boolean;
}

/** Sends a sheet by the user's mail client, or copies its text. */
export function useMail({ readSheet, askOpen, beforeMail, onMailing }: MailOptions) {
  const [isSaving, setSaving] = useState(false);
  const [shown, setShown] = useState<ShownText | null>(null);
  const setMailing = useMailing(onMailing);

  /** Tells the user if there is nothing in the sheet, else asks what is open on it. */
  async function isReady(): Promise<boolean> {
    if (!isUnfilled(readSheet())) return askOpen();
    toast({
      title: 'Nothing to send yet',
      description: 'The form is empty. Fill in at least one field first.',
      variant: 'destructive',
    });
    return false;
  }

  async function email(): Promise<void> {
    if (!(await isReady())) return;
    const sheet = readSheet();
    setSaving(true);
    const isSaved = await savedInTime(beforeMail());
    setSaving(false);
    const { href, isTooLong } = mailtoOf(sheet);
    if (isTooLong) setShown({ sheet, reason: 'too-long', isSaved });
    else open(href, sheet.kind, isSaved);
  }

  function open(href: string, kind: SpecKind, isSaved: boolean): void {
    setMailing();
    openMail(href);
    toast({
      title: titles[kind],
      description: isSaved
        ? 'Your mail client opened, and your data is saved. If no message appeared, choose Copy.'
        : 'Your mail client opened. Your data is on this device and not in your account yet.',
    });
  }

  async function copy(): Promise<void> {
    if (!(await isReady())) return;
    const sheet = readSheet();
    const isCopied = await copyText(mailBody(sheet));
    if (isCopied) toast({ title: 'Copied', description: 'Paste the specs into any message.' });
    else setShown({ sheet, reason: 'not-copied', isSaved: false });
  }

  return { email, copy, open, isReady, isSaving, shown, close: () => setShown(null) };
}

/** The flag that no autosave may run: from the opening of the mail client for 5 s, or until the form is gone. */
function useMailing(onMailing: (isMailing: boolean) => void): () => void {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  return () => {
    end.current?.();
    onMailing(true);
    const timer = setTimeout(() => end.current?.(), MAILING_MS);
    end.current = () => {
      clearTimeout(timer);
      end.current = null;
      onMailing(false);
    };
  };
}

/** Whether the save succeeded soon. A mail client opens without a connection, too. */
function savedInTime(save: Promise<unknown>): Promise<boolean> {
  const saved = save.then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), SAVE_WAIT_MS));
  return Promise.race([saved, late]);
}

function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

/** Whether a sheet says nothing but what an empty form says. */
function isUnfilled(sheet: Sheet): boolean {
  const empty: Sheet = { kind: sheet.kind, data: emptySpecData(sheet.kind), shippingOption: '' };
  return linesText(sheet) === linesText(empty);
}

const linesText = (sheet: Sheet): string => JSON.stringify(specLines(sheet));
