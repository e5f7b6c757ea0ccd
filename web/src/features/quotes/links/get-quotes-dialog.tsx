import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { limits, type SheetQuotes, type Vendor, type VendorLink } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { useShareSheet, type NewLink } from '../../../entities/quote/change-link.ts';
import { focusFirstFault } from '../../../entities/quote/form/focus-fault.ts';
import { parseCopies } from '../../../platform/money.ts';
import { vendorsQuery } from '../../../entities/quote/quote-queries.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { quoteFailureText } from '../failure.ts';
import { OpenQuestionsNote } from '../open-questions-note.tsx';
import { MadeLinks, type FailedLink } from './made-links.tsx';
import { vendorFaults, type NewVendor, type VendorFaults } from './new-vendor.ts';
import { VendorChoices } from './vendor-choices.tsx';
import { VendorFields } from './vendor-fields.tsx';

interface GetQuotesDialogProps {
  data: SheetQuotes;
  /** The form has asked what is open on the sheet, and the user went on. */
  hasAskedOpen: boolean;
  onOpenSheet: () => void;
  onClose: () => void;
}

const emptyVendor = (): NewVendor => ({ id: newUuid(), name: '', email: '', notes: '' });

/** Asks which vendors get a link, makes a link for each, and shows them. */
export function GetQuotesDialog({ data, hasAskedOpen, onOpenSheet, onClose }: GetQuotesDialogProps) {
  const { sheet, links } = data;
  const { data: vendors, isError } = useQuery({ ...vendorsQuery, refetchOnMount: 'always' });
  const { mutateAsync: share } = useShareSheet();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly NewVendor[]>([]);
  const [days, setDays] = useState(String(limits.linkDays));
  const [message, setMessage] = useState('');
  const [sendsMail, setSendsMail] = useState(false);
  const [sendsOpen, setSendsOpen] = useState(hasAskedOpen);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<readonly VendorLink[]>([]);
  const [failed, setFailed] = useState<readonly FailedLink[]>([]);
  const form = useRef<HTMLDivElement>(null);
  // Ids stay the same when a failed link is tried again.
  const [linkIds] = useState(() => new Map<string, string>());

  const withLink = new Set(
    links.filter(({ state }) => state === 'open' || state === 'answered').map(({ vendor_id: id }) => id),
  );
  const offered = vendors?.filter(({ id }) => !added.some((one) => one.id === id)) ?? [];
  // Without remembered vendors, the first new one is asked for at once.
  const [hasAsked, setAsked] = useState(false);
  if (!hasAsked && vendors) {
    setAsked(true);
    if (vendors.length === 0) setAdded([emptyVendor()]);
  }
  const count = chosen.size + added.length;

  function check(): boolean {
    const found: Record<string, string> = {};
    for (const vendor of added)
      for (const [field, text] of Object.entries(vendorFaults(vendor, sendsMail)))
        found[`${field} ${vendor.id}`] = text;
    const validity = parseCopies(days);
    if (validity === undefined || validity < 1 || validity > limits.linkDaysMax)
      found['days'] = `Write days from 1 to ${limits.linkDaysMax}`;
    if (message.length > limits.quoteTextMax)
      found['message'] = `Keep it to ${countText(limits.quoteTextMax)} characters`;
    if (count === 0) found['vendors'] = 'Choose at least one vendor';
    if (!sendsOpen && sheet.open_questions?.length)
      found['open'] = 'Answer what is open on the sheet, or tick “Send without an answer”';
    setFaults(found);
    focusFirstFault(form.current);
    return Object.keys(found).length === 0;
  }

  /** @param again those that failed; all that are wanted if not given */
  async function make(again?: readonly FailedLink[]) {
    if (!check()) return;
    setMaking(true);
    const wanted = [
      ...offered.filter(({ id }) => chosen.has(id)).map((vendor) => ({ ...vendor, isNew: false })),
      ...added.map((vendor) => ({ ...vendor, isNew: true })),
    ].filter(({ id }) => !again || again.some(({ vendorId }) => vendorId === id));
    const done: VendorLink[] = [];
    const notMade: FailedLink[] = [];
    for (const vendor of wanted) {
      try {
        done.push(await share(linkFor(vendor)));
      } catch (error) {
        notMade.push({ vendorId: vendor.id, name: vendor.name, reason: quoteFailureText(error) });
      }
    }
    setMade([...made, ...done]);
    setFailed(notMade);
    setMaking(false);
  }

  function linkFor({ isNew, ...vendor }: (Vendor | NewVendor) & { isNew: boolean }): NewLink {
    const id = linkIds.get(vendor.id) ?? newUuid();
    linkIds.set(vendor.id, id);
    const { name, email, notes } = vendor;
    return {
      id,
      sheet_id: sheet.id,
      vendor: isNew ? { id: vendor.id, name: name.trim(), email: email.trim(), notes } : { id: vendor.id },
      expires_in_days: parseCopies(days) ?? limits.linkDays,
      message: message.trim(),
      send_mail: sendsMail && email.trim() !== '',
    };
  }

  if (made.length > 0)
    return (
      <MadeLinks
        links={made}
        failed={failed}
        isMaking={isMaking}
        onRetry={() => void make(failed)}
        onClose={onClose}
      />
    );
  const fault = faults['open'] ?? faults['vendors'];
  const withoutEmail = offered.filter(({ id, email }) => chosen.has(id) && email === '');
  return (
    <Dialog
      title="Get quotes"
      description={sheet.name}
      width={640}
      // A click beside the dialog or Escape must not throw away what is typed.
      isBusy
      ignoresDismissal={() => isMaking || message !== '' || added.some(({ name }) => name !== '')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          {fault !== undefined && (
            <p role="alert" className="type-note mr-auto text-fail">
              {fault}
            </p>
          )}
          <Button variant="outline" disabled={isMaking} onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isMaking}
            busyLabel={sendsMail ? 'Sending…' : 'Making links…'}
            onClick={() => void make()}
          >
            {buttonText(count, sendsMail)}
          </Button>
        </div>
      }
    >
      <div ref={form} className="relative grid gap-6">
        <OpenQuestionsNote sheet={sheet} onOpenSheet={onOpenSheet}>
          {!hasAskedOpen && (
            <label className="touch-target mt-2 flex cursor-pointer items-start gap-2.5">
              <input
                type="checkbox"
                checked={sendsOpen}
                aria-invalid={faults['open'] !== undefined}
                onChange={({ currentTarget }) => setSendsOpen(currentTarget.checked)}
                className="mt-0.5 size-4 shrink-0"
              />
              Send without an answer
            </label>
          )}
        </OpenQuestionsNote>
        {sheet.quantities.length === 0 && (
          <VerdictNote verdict="warning">
            The sheet asks for no quantity, so each vendor prices the quantities they choose. To compare
            prices, add quantities to the sheet first.
          </VerdictNote>
        )}
        {!vendors && !isError && <SkeletonLines label="Loading vendors" widths={['60%', '52%', '56%']} />}
        {isError && !vendors && (
          <p className="type-data text-ink-2">
            Your remembered vendors did not load. You can still add new ones.
          </p>
        )}
        {offered.length > 0 && (
          <VendorChoices vendors={offered} chosen={chosen} withLink={withLink} onChange={setChosen} />
        )}
        {added.map((vendor, place) => (
          <fieldset
            key={vendor.id}
            className="relative min-w-0 border-t border-rule pt-4 first:border-t-0 first:pt-0"
          >
            <legend className="sr-only">New vendor {place + 1}</legend>
            <div className="mb-3 flex items-center justify-between gap-3">
              <p className="type-subhead">New vendor</p>
              <button
                type="button"
                aria-label={`Leave out new vendor ${vendor.name}`}
                onClick={() => setAdded(added.filter(({ id }) => id !== vendor.id))}
                className="touch-target grid size-8 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
              >
                <X size={16} strokeWidth={1.6} aria-hidden />
              </button>
            </div>
            <VendorFields
              vendor={vendor}
              faults={faultsOf(faults, vendor.id)}
              onChange={(changes) =>
                setAdded(added.map((one) => (one.id === vendor.id ? { ...one, ...changes } : one)))
              }
            />
          </fieldset>
        ))}
        <div>
          <Button
            variant="outline"
            size="small"
            icon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setAdded([...added, emptyVendor()])}
          >
            New vendor
          </Button>
        </div>
        <div className="grid gap-5 border-t border-rule pt-5">
          <Field label="Message" hint="Optional" error={faults['message']}>
            <TextArea
              rows={3}
              value={message}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
          </Field>
          <Field
            label="Open for"
            hint={`Days, at most ${limits.linkDaysMax}`}
            error={faults['days']}
            className="max-w-60"
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={days}
              onChange={({ currentTarget }) => setDays(currentTarget.value)}
            />
          </Field>
          <label className="touch-target type-data flex cursor-pointer items-start gap-2.5">
            <input
              type="checkbox"
              checked={sendsMail}
              onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span>
              Email each vendor the link
              <span className="block text-ink-2">
                Otherwise you copy the links and send them yourself.
                {sendsMail &&
                  withoutEmail.length > 0 &&
                  ` No address for ${withoutEmail.map(({ name }) => name).join(', ')}: copy that link.`}
              </span>
            </span>
          </label>
        </div>
        {failed.length > 0 && (
          <div role="alert">
            <VerdictNote verdict="fail">
              {failed.map(({ vendorId, name, reason }) => (
                <p key={vendorId} className="wrap-anywhere">
                  {name}: {reason}
                </p>
              ))}
            </VerdictNote>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function buttonText(count: number, sendsMail: boolean): string {
  if (count <= 1) return sendsMail ? 'Email the link' : 'Make the link';
  return sendsMail ? `Email ${count} links` : `Make ${count} links`;
}

/** The faults of one new vendor. */
const faultsOf = (faults: Readonly<Record<string, string>>, id: string): VendorFaults => ({
  ...(faults[`name ${id}`] !== undefined && { name: faults[`name ${id}`] }),
  ...(faults[`email ${id}`] !== undefined && { email: faults[`email ${id}`] }),
  ...(faults[`notes ${id}`] !== undefined && { notes: faults[`notes ${id}`] }),
});
