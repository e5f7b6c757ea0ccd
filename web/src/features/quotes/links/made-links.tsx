import { Copy } from 'lucide-react';
import type { VendorLink } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { copyLink } from '../copy-link.ts';
import { expiryText } from './link-words.ts';

/** A link that could not be made. */
export interface FailedLink {
  vendorId: string;
  name: string;
  reason: string;
}

interface MadeLinksProps {
  links: readonly VendorLink[];
  failed: readonly FailedLink[];
  isMaking: boolean;
  /** Makes those that failed. */
  onRetry: () => void;
  onClose: () => void;
}

/** The new links, to copy. */
export function MadeLinks({ links, failed, isMaking, onRetry, onClose }: MadeLinksProps) {
  return (
    <Dialog
      title={links.length === 1 ? 'The link is ready' : `${links.length} links are ready`}
      description="Each link is for one vendor. Whoever has it sees the specs and can answer."
      width={640}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2">
          {failed.length > 0 && (
            <Button variant="outline" busy={isMaking} busyLabel="Making links…" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button disabled={isMaking} onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <ul className="-my-3">
        {links.map((link) => (
          <li key={link.id} className="border-t border-rule py-3.5 first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-52">
                <p className="type-body font-semibold wrap-anywhere">{link.vendor_name}</p>
                <p className="type-data text-ink-2">
                  {[
                    link.mailed_at === null ? 'Not emailed' : `Emailed to ${link.vendor_email}`,
                    expiryText(link),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Button
                size="small"
                variant="outline"
                icon={<Copy size={15} strokeWidth={1.6} aria-hidden />}
                aria-label={`Copy link for ${link.vendor_name}`}
                onClick={() => void copyLink(link.url, link.vendor_name)}
              >
                Copy link
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <div role="alert" className="mt-5">
          <VerdictNote verdict="fail">
            {failed.map(({ vendorId, name, reason }) => (
              <p key={vendorId} className="wrap-anywhere">
                No link for {name}: {reason}
              </p>
            ))}
          </VerdictNote>
        </div>
      )}
    </Dialog>
  );
}
