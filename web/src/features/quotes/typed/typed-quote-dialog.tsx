import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limits, type Quote, type SheetQuotes } from '@printpartner/contracts/types';
import {
  useCreateQuote,
  usePatchQuote,
  useRemoveQuoteFile,
  useSendQuoteFile,
} from '../../../entities/quote/change-quote.ts';
import { draftOfQuote, emptyQuoteDraft } from '../../../entities/quote/form/quote-draft.ts';
import { focusFirstFault } from '../../../entities/quote/form/focus-fault.ts';
import { PdfField } from '../../../entities/quote/form/pdf-field.tsx';
import { QuoteFields } from '../../../entities/quote/form/quote-fields.tsx';
import {
  readQuoteDraft,
  serverFaults,
  withoutFaults,
  type QuoteFaults,
} from '../../../entities/quote/form/read-draft.ts';
import { vendorsQuery } from '../../../entities/quote/quote-queries.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { quoteFailureText } from '../failure.ts';

interface TypedQuoteDialogProps {
  sheet: SheetQuotes['sheet'];
  /** The quote to edit; null for a new one. */
  quote: Quote | null;
  onClose: () => void;
}

const NEW_VENDOR = '';

/** Types in a quote that came by phone or email, or changes one. */
export function TypedQuoteDialog({ sheet, quote, onClose }: TypedQuoteDialogProps) {
  const { data: vendors } = useQuery({ ...vendorsQuery, refetchOnMount: 'always' });
  const { mutateAsync: create } = useCreateQuote();
  const { mutateAsync: patch } = usePatchQuote();
  const [{ id, newVendorId }] = useState(() => ({ id: quote?.id ?? newUuid(), newVendorId: newUuid() }));
  // A quote whose PDF could not be sent is stored, and may be changed before the next try.
  const [isStored, setStored] = useState(quote !== null);
  const [vendorId, setVendorId] = useState(quote?.vendor_id ?? NEW_VENDOR);
  const [vendorName, setVendorName] = useState(quote && !quote.vendor_id ? quote.vendor_name : '');
  const [draft, setDraft] = useState(() =>
    quote ? draftOfQuote(quote, sheet.quantities, sheet.finishes) : emptyQuoteDraft(sheet.quantities),
  );
  const [faults, setFaults] = useState<QuoteFaults>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { mutateAsync: sendFile } = useSendQuoteFile();
  const { mutateAsync: removeFile } = useRemoveQuoteFile();
  const [file, setFile] = useState<File | null>(null);
  const [kept, setKept] = useState(quote?.file ?? null);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNewVendor = vendorId === NEW_VENDOR;

  function showFaults(found: QuoteFaults) {
    setFaults(found);
    focusFirstFault(form.current);
  }

  async function save() {
    setFailure(undefined);
    setFaults({});
    const read = readQuoteDraft(draft, form.current);
    const nameFault = isNewVendor ? nameFaultOf(vendorName) : undefined;
    if (!read.form || nameFault !== undefined)
      return showFaults({ ...read.faults, ...(nameFault !== undefined && { vendor: nameFault }) });
    setSaving(true);
    const vendor = isNewVendor ? { id: newVendorId, name: vendorName.trim() } : { id: vendorId };
    try {
      if (isStored) await patch({ id, ...read.form, vendor });
      else await create({ id, sheet_id: sheet.id, ...read.form, vendor });
      setStored(true);
      if (!(await saveFile())) return;
      toast({ title: quote ? 'Quote saved' : 'Quote added' });
      onClose();
    } catch (error) {
      const found = serverFaults(error);
      if (Object.keys(found).length > 0) showFaults(found);
      else setFailure(quoteFailureText(error));
    } finally {
      setSaving(false);
      setProgress(null);
    }
  }

  /** False if it failed, which the dialog then says. */
  async function saveFile(): Promise<boolean> {
    try {
      if (file) await sendFile({ id, file, onProgress: setProgress });
      else if (quote?.file && !kept) await removeFile(id);
      return true;
    } catch (error) {
      setFailure(
        `The prices were saved. The PDF was not ${file ? 'added' : 'removed'}. ${quoteFailureText(error)}`,
      );
      return false;
    }
  }

  return (
    <Dialog
      title={quote ? 'Edit quote' : 'Type in a quote'}
      description={sheet.name}
      width={640}
      // A click beside the dialog or Escape must not throw away what is typed.
      isBusy
      ignoresDismissal={() => isSaving || isTouched}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          {Object.keys(faults).length > 0 && (
            <p role="alert" className="type-note mr-auto text-fail">
              Correct the marked fields
            </p>
          )}
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isSaving} busyLabel="Saving…" onClick={() => void save()}>
            Save quote
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        noValidate
        // Otherwise what is positioned in it makes the dialog scroll, too.
        className="relative grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <Field label="Vendor">
            <Select value={vendorId} onChange={({ currentTarget }) => setVendorId(currentTarget.value)}>
              <option value={NEW_VENDOR}>New vendor…</option>
              {vendors?.map(({ id: known, name }) => (
                <option key={known} value={known}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {isNewVendor && (
            <Field label="Name of the vendor" error={faults['vendor']}>
              <TextInput
                value={vendorName}
                autoComplete="off"
                onChange={({ currentTarget }) => setVendorName(currentTarget.value)}
              />
            </Field>
          )}
        </div>
        <QuoteFields
          draft={draft}
          faults={faults}
          finishes={sheet.finishes}
          onChange={(changes) => {
            setTouched(true);
            setDraft((before) => ({ ...before, ...changes }));
            setFaults((before) => withoutFaults(before, changes));
          }}
        />
        <PdfField
          label="Vendor’s estimate"
          file={file}
          kept={kept}
          progress={progress}
          onChoose={(chosen) => {
            setTouched(true);
            setFile(chosen);
          }}
          onRemoveKept={() => {
            setTouched(true);
            setKept(null);
          }}
        />
        {failure !== undefined && (
          <div role="alert">
            <VerdictNote verdict="fail">{failure}</VerdictNote>
          </div>
        )}
        {/* Enter in a field saves. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}

function nameFaultOf(name: string): string | undefined {
  if (name.trim() === '') return 'Name is required';
  return name.trim().length > limits.vendorNameMax
    ? `Keep it to ${limits.vendorNameMax} characters`
    : undefined;
}
