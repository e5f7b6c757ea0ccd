import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import type { Vendor } from '@printpartner/contracts/types';
import { useDeleteVendor, usePatchVendor } from '../../../entities/quote/change-vendor.ts';
import { vendorsQuery } from '../../../entities/quote/quote-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { quoteFailureText, showFailure } from '../failure.ts';
import { vendorFaults, type VendorFaults } from '../links/new-vendor.ts';
import { VendorFields } from '../links/vendor-fields.tsx';

/** The remembered vendors, to change and to delete. */
export function VendorSettings() {
  const { data, isError, refetch } = useQuery({ ...vendorsQuery, refetchOnMount: 'always' });
  const [question, setQuestion] = useState<{ about: 'edit' | 'delete'; vendor: Vendor } | null>(null);
  if (!data && isError)
    return (
      <p className="type-data text-ink-2">
        Your vendors did not load.{' '}
        <button type="button" onClick={() => void refetch()} className="touch-target type-link text-ink">
          Try again
        </button>
      </p>
    );
  if (!data) return <SkeletonLines label="Loading vendors" widths={['60%', '50%']} />;
  if (data.length === 0)
    return (
      <p className="type-data text-ink-2">
        None yet. A vendor is remembered when you make a link or type in a quote.
      </p>
    );
  return (
    <>
      <ul data-unsearched className="border-t border-rule">
        {data.map((vendor) => (
          <li key={vendor.id} className="flex items-start justify-between gap-4 border-b border-rule py-2.5">
            <div className="min-w-0">
              <p className="type-body font-semibold wrap-anywhere">{vendor.name}</p>
              <p className="type-data wrap-anywhere text-ink-2">{vendor.email || 'No email address'}</p>
              {vendor.notes !== '' && (
                <p className="type-data line-clamp-3 wrap-anywhere whitespace-pre-line text-ink-2">
                  {vendor.notes}
                </p>
              )}
            </div>
            <div className="flex shrink-0 gap-1">
              <Button
                size="small"
                variant="quiet"
                className="px-2!"
                aria-label={`Edit ${vendor.name}`}
                onClick={() => setQuestion({ about: 'edit', vendor })}
              >
                <PencilLine size={15} strokeWidth={1.6} aria-hidden />
              </Button>
              <Button
                size="small"
                variant="quiet"
                className="px-2!"
                aria-label={`Delete ${vendor.name}`}
                onClick={() => setQuestion({ about: 'delete', vendor })}
              >
                <Trash2 size={15} strokeWidth={1.6} aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {question?.about === 'edit' && (
        <EditVendor vendor={question.vendor} onClose={() => setQuestion(null)} />
      )}
      {question?.about === 'delete' && (
        <DeleteVendor vendor={question.vendor} onClose={() => setQuestion(null)} />
      )}
    </>
  );
}

interface VendorQuestionProps {
  vendor: Vendor;
  onClose: () => void;
}

function EditVendor({ vendor, onClose }: VendorQuestionProps) {
  const { mutateAsync: patch } = usePatchVendor();
  const [typed, setTyped] = useState({ name: vendor.name, email: vendor.email, notes: vendor.notes });
  const [faults, setFaults] = useState<VendorFaults>({});
  const [failure, setFailure] = useState<string>();

  async function save() {
    const found = vendorFaults(typed);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) throw new Error('not valid');
    try {
      await patch({ id: vendor.id, name: typed.name.trim(), email: typed.email.trim(), notes: typed.notes });
    } catch (error) {
      setFailure(quoteFailureText(error));
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title="Edit vendor"
      question="Links and quotes follow the name and the address."
      confirmLabel="Save"
      busyLabel="Saving…"
      onConfirm={save}
      onClose={onClose}
    >
      <VendorFields
        vendor={typed}
        faults={faults}
        onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
      />
      {failure !== undefined && (
        <p role="alert" className="type-note pt-3 text-fail">
          {failure}
        </p>
      )}
    </ConfirmDialog>
  );
}

function DeleteVendor({ vendor, onClose }: VendorQuestionProps) {
  const { mutateAsync: deleteVendor } = useDeleteVendor();
  async function remove() {
    try {
      await deleteVendor(vendor.id);
      toast({ title: `${vendor.name} deleted` });
    } catch (error) {
      showFailure('Not deleted', error);
      throw error;
    }
  }
  return (
    <ConfirmDialog
      title="Delete vendor"
      question={
        <>
          <b className="font-semibold wrap-anywhere text-ink">{vendor.name}</b>, with the address and the
          notes, is no longer offered. Links that were made stay as they are until you revoke them, and quotes
          keep the vendor’s name.
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting…"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
