import { useState } from 'react';
import { limits, type VendorLink } from '@printpartner/contracts/types';
import { usePatchLink } from '../../../entities/quote/change-link.ts';
import { parseCopies } from '../../../platform/money.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { quoteFailureText } from '../failure.ts';
import { expiryText } from './link-words.ts';

interface ExtendDialogProps {
  link: VendorLink;
  onClose: () => void;
}

/** Asks for how long a link works, from now. */
export function ExtendDialog({ link, onClose }: ExtendDialogProps) {
  const { mutateAsync: patch } = usePatchLink();
  const [days, setDays] = useState(String(limits.linkDays));
  const [error, setError] = useState<string>();

  async function confirm() {
    const validity = parseCopies(days);
    const fault =
      validity === undefined || validity < 1 || validity > limits.linkDaysMax
        ? `Write days from 1 to ${limits.linkDaysMax}`
        : undefined;
    setError(fault);
    if (fault !== undefined) throw new Error(fault);
    try {
      await patch({ id: link.id, expires_in_days: validity });
    } catch (failure) {
      setError(quoteFailureText(failure));
      throw failure;
    }
  }

  return (
    <ConfirmDialog
      title="Extend link"
      question={
        <>
          The link of <b className="font-semibold wrap-anywhere text-ink">{link.vendor_name}</b>{' '}
          {link.state === 'expired' ? expiryText(link) : `is ${expiryText(link)}`}.
        </>
      }
      confirmLabel="Extend"
      busyLabel="Saving…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Days from today" error={error}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
