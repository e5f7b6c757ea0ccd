import { useState, type Ref } from 'react';
import { bindings } from '@printpartner/print-knowledge/binding';
import type { TypedJob, TypedPart } from '@printpartner/spec-sheet/preflight';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const unreadTexts: Readonly<Record<TypedPart, string>> = {
  trim: 'Enter width × height, such as 8.5 × 11 or 210 × 297 mm',
  pages: 'Enter the number of pages, such as 24',
  inks: 'Enter the inks per side, such as 4/1 or CMYK + PMS 185',
};

interface TypedJobFieldsProps {
  /** The first field that can't be read. */
  ref: Ref<HTMLInputElement>;
  job: TypedJob;
  unread: readonly TypedPart[];
  /** A field is complete: half a number isn't the job yet. */
  onChange: (job: TypedJob) => void;
}

/** The job in one line: trim size, pages, binding, inks. Each is optional. */
export function TypedJobFields({ ref, job, unread, onChange }: TypedJobFieldsProps) {
  const [draft, setDraft] = useState(job);
  const text = (part: TypedPart, label: string, placeholder: string) => (
    <Field label={label} error={unread.includes(part) ? unreadTexts[part] : undefined}>
      <TextInput
        ref={unread[0] === part ? ref : undefined}
        value={draft[part]}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        inputMode={part === 'pages' ? 'numeric' : undefined}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, [part]: value })}
        onBlur={() => onChange(draft)}
        onKeyDown={({ key }) => key === 'Enter' && onChange(draft)}
      />
    </Field>
  );
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-[1.3fr_0.8fr_1.3fr_1fr]">
      {text('trim', 'Trim size', '8.5 × 11')}
      {text('pages', 'Pages', '24')}
      <Field label="Binding">
        <Select
          value={draft.binding}
          onChange={({ currentTarget: { value } }) => {
            const binding = bindings.rows.find(({ id }) => id === value)?.id ?? '';
            setDraft({ ...draft, binding });
            onChange({ ...draft, binding });
          }}
        >
          <option value="">Not bound</option>
          {bindings.rows.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {text('inks', 'Inks', '4/1')}
    </div>
  );
}
