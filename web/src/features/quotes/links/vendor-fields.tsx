import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { NewVendor, VendorFaults } from './new-vendor.ts';

interface VendorFieldsProps {
  vendor: Omit<NewVendor, 'id'>;
  faults: VendorFaults;
  onChange: (changes: Partial<NewVendor>) => void;
}

/** Name, email address and equipment notes of a vendor. */
export function VendorFields({ vendor, faults, onChange }: VendorFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
      <Field label="Name" error={faults.name}>
        <TextInput
          value={vendor.name}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </Field>
      <Field label="Email" hint="Optional" error={faults.email}>
        <TextInput
          type="email"
          value={vendor.email}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        />
      </Field>
      <Field label="Equipment notes" hint="Only you see them" error={faults.notes} className="md:col-span-2">
        <TextArea
          rows={2}
          value={vendor.notes}
          placeholder="40-inch six-color, perfect binder"
          onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
        />
      </Field>
    </div>
  );
}
