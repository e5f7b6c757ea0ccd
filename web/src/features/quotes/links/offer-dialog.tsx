import { ChangedText } from '../../../ui/changed-text.tsx';
import { useState } from 'react';
import type { VendorLink } from '@printpartner/contracts/types';
import { useOfferVersion } from '../../../entities/quote/change-link.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { quoteFailureText } from '../failure.ts';
import { waitingMailTime } from './link-words.ts';

interface OfferDialogProps {
  link: VendorLink;
  onClose: () => void;
}

/** Shows what a vendor doesn't see yet, and offers it. */
export function OfferDialog({ link, onClose }: OfferDialogProps) {
  const { mutateAsync: offer } = useOfferVersion();
  const [sendsMail, setSendsMail] = useState(link.mailed_at !== null);
  const [error, setError] = useState<string>();
  const next = link.version + 1;

  async function confirm() {
    setError(undefined);
    try {
      const offered = await offer({ id: link.id, send_mail: sendsMail });
      const at = sendsMail ? waitingMailTime(offered) : undefined;
      toast({
        title: `${link.vendor_name} now sees version ${next}`,
        ...(at !== undefined && { description: `The email goes out at ${at}, an hour after the last one.` }),
      });
    } catch (failure) {
      setError(quoteFailureText(failure));
      throw failure;
    }
  }

  return (
    <ConfirmDialog
      title={`Offer version ${next}`}
      question={
        <>
          The same link shows <b className="font-semibold wrap-anywhere text-ink">{link.vendor_name}</b> the
          sheet as it is now, with these changes marked.
          {link.state === 'answered' && ' The quote stays, for the earlier version, until it is sent again.'}
        </>
      }
      confirmLabel="Offer version"
      busyLabel="Offering…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard
          tabIndex={0}
          aria-label="Changes"
          className="type-data max-h-64 overflow-y-auto rounded-control bg-sunk px-3.5 py-1"
        >
          {link.unsent_changes.map(({ label, before, after }) => (
            <li key={label} className="border-t border-rule py-2 wrap-anywhere first:border-t-0">
              <span className="block font-semibold">{label}</span>
              <ChangedText before={before} after={after} />
            </li>
          ))}
        </ul>
        {link.vendor_email !== '' && (
          <label className="touch-target type-data flex cursor-pointer items-start gap-2.5">
            <input
              type="checkbox"
              checked={sendsMail}
              onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="wrap-anywhere">Email {link.vendor_email} about it</span>
          </label>
        )}
        {error !== undefined && (
          <div role="alert">
            <VerdictNote verdict="fail">{error}</VerdictNote>
          </div>
        )}
      </div>
    </ConfirmDialog>
  );
}
