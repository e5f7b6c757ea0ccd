import { useState, type ReactNode } from 'react';
import { CalendarClock, Copy, FilePlus2, Link2Off, Lock, LockOpen, Mail } from 'lucide-react';
import type { VendorLink } from '@printpartner/contracts/types';
import { useMailLink, usePatchLink, useRevokeLink } from '../../../entities/quote/change-link.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { copyLink } from '../copy-link.ts';
import { quoteFailureText, showFailure } from '../failure.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { expiryText, isAlive, linkStates, mailedText, openingsText } from './link-words.ts';
import { OfferDialog } from './offer-dialog.tsx';

interface VendorLinkRowProps {
  link: VendorLink;
  isAnswered: boolean;
}

type Question = 'extend' | 'offer' | 'mail' | 'revoke' | null;

/** One link: its state, and below it what can be done. */
export function VendorLinkRow({ link, isAnswered }: VendorLinkRowProps) {
  const [question, setQuestion] = useState<Question>(null);
  const { mutateAsync: patch } = usePatchLink();
  const name = link.vendor_name;
  const changes = link.unsent_changes.length;
  const facts = [
    openingsText(link),
    expiryText(link),
    mailedText(link),
    link.version > 1 ? `version ${link.version}` : '',
  ];
  const button = (label: string, icon: ReactNode, act: () => void) => (
    <Button size="small" variant="outline" icon={icon} aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </Button>
  );
  const close = () => setQuestion(null);

  async function setClosed(closed: boolean) {
    try {
      await patch({ id: link.id, closed });
      toast({ title: closed ? `Link of ${name} closed` : `Link of ${name} is open again` });
    } catch (error) {
      showFailure(closed ? 'Not closed' : 'Not reopened', error);
    }
  }

  return (
    <li className="border-b border-rule py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="type-body min-w-0 font-semibold wrap-anywhere">{name}</span>
            <Badge tone={link.state === 'expired' ? 'warning' : link.state === 'answered' ? 'pass' : 'plain'}>
              {linkStates[link.state]}
            </Badge>
            {isAnswered && link.state !== 'answered' && (
              <span className="type-note text-ink-2">answered</span>
            )}
          </p>
          <p className="type-data mt-0.5 wrap-anywhere text-ink-2">
            {[link.vendor_email, ...facts].filter(Boolean).join(' · ')}
          </p>
          {isAlive(link) && changes > 0 && (
            <p className="type-data mt-1.5">
              The sheet has {changes === 1 ? '1 change' : `${changes} changes`} that {name} doesn’t see.{' '}
              <button
                type="button"
                onClick={() => setQuestion('offer')}
                className="touch-target type-link font-semibold"
              >
                See {changes === 1 ? 'it' : 'them'} and offer the new version
              </button>
            </p>
          )}
        </div>
        {link.state !== 'revoked' && (
          <div className="flex flex-wrap gap-2">
            {isAlive(link) && button('Copy link', <Copy {...ICON} />, () => void copyLink(link.url, name))}
            {isAlive(link) &&
              link.state !== 'expired' &&
              link.vendor_email !== '' &&
              button(link.mailed_at === null ? 'Email' : 'Email again', <Mail {...ICON} />, () =>
                setQuestion('mail'),
              )}
            {isAlive(link) && button('Extend', <CalendarClock {...ICON} />, () => setQuestion('extend'))}
            {isAlive(link) &&
              changes > 0 &&
              button('New version', <FilePlus2 {...ICON} />, () => setQuestion('offer'))}
            {isAlive(link) && button('Close', <Lock {...ICON} />, () => void setClosed(true))}
            {link.state === 'closed' && button('Reopen', <LockOpen {...ICON} />, () => void setClosed(false))}
            {button('Revoke', <Link2Off {...ICON} />, () => setQuestion('revoke'))}
          </div>
        )}
      </div>
      {question === 'extend' && <ExtendDialog link={link} onClose={close} />}
      {question === 'offer' && <OfferDialog link={link} onClose={close} />}
      {question === 'mail' && <MailQuestion link={link} onClose={close} />}
      {question === 'revoke' && <RevokeQuestion link={link} isAnswered={isAnswered} onClose={close} />}
    </li>
  );
}

const ICON = { size: 15, strokeWidth: 1.6, 'aria-hidden': true } as const;

interface LinkQuestionProps {
  link: VendorLink;
  onClose: () => void;
}

function MailQuestion({ link, onClose }: LinkQuestionProps) {
  const { mutateAsync: mail } = useMailLink();
  const [error, setError] = useState<string>();
  async function send() {
    try {
      await mail(link.id);
      toast({ title: `Link emailed to ${link.vendor_name}` });
    } catch (failure) {
      setError(quoteFailureText(failure));
      throw failure;
    }
  }
  return (
    <ConfirmDialog
      title="Email the link"
      question={
        <>
          <b className="font-semibold wrap-anywhere text-ink">{link.vendor_email}</b> gets an email with the
          link.
          {error !== undefined && (
            <span role="alert" className="type-data mt-2 block text-fail">
              {error}
            </span>
          )}
        </>
      }
      confirmLabel="Email link"
      busyLabel="Sending…"
      onConfirm={send}
      onClose={onClose}
    />
  );
}

function RevokeQuestion({ link, isAnswered, onClose }: LinkQuestionProps & { isAnswered: boolean }) {
  const { mutateAsync: revoke } = useRevokeLink();
  async function confirm() {
    try {
      await revoke(link.id);
      toast({ title: `Link of ${link.vendor_name} revoked` });
    } catch (error) {
      showFailure('Not revoked', error);
      throw error;
    }
  }
  return (
    <ConfirmDialog
      title="Revoke link"
      question={
        <>
          The link of <b className="font-semibold wrap-anywhere text-ink">{link.vendor_name}</b> stops working
          for good.{isAnswered && ' The quote stays.'}
        </>
      }
      confirmLabel="Revoke"
      busyLabel="Revoking…"
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
