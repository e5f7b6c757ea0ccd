import type { ReactNode } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { PriceLines } from './price-lines.tsx';
import type { QuoteDraft } from './quote-draft.ts';
import type { QuoteFaults } from './read-draft.ts';

interface QuoteFieldsProps {
  draft: QuoteDraft;
  faults: QuoteFaults;
  /** What the sheet orders besides printing. */
  finishes: readonly string[];
  onChange: (changes: Partial<QuoteDraft>) => void;
}

/** The fields of a quote, for the vendor who answers and for the buyer who types one in. */
export function QuoteFields({ draft, faults, finishes, onChange }: QuoteFieldsProps) {
  const amount = (field: 'freight' | 'postage', label: string, hint?: string, isOff = false) => (
    <Field label={label} hint={hint} error={faults[field]}>
      <Dollars
        value={isOff ? '' : draft[field]}
        isOff={isOff}
        onType={(text) => onChange({ [field]: text })}
      />
    </Field>
  );
  return (
    <div className="grid gap-5">
      <PriceLines lines={draft.lines} faults={faults} onChange={(lines) => onChange({ lines })} />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <div>
          {amount('freight', 'Freight', 'One delivery', draft.isFreightIncluded)}
          <Tick
            isOn={draft.isFreightIncluded}
            onToggle={(isFreightIncluded) => onChange({ isFreightIncluded })}
          >
            Included in the prices
          </Tick>
        </div>
        {amount('postage', 'Postage', 'If the job is mailed')}
        <Field label="Turnaround" hint="Business days" error={faults['turnaround']}>
          <TextInput
            placeholder="After proof approval"
            inputMode="numeric"
            autoComplete="off"
            value={draft.turnaround}
            onChange={({ currentTarget }) => onChange({ turnaround: currentTarget.value })}
          />
        </Field>
        <Field label="Prices valid until" error={faults['validUntil']}>
          <DateField
            value={draft.validUntil}
            placeholder="No date"
            onChange={({ currentTarget }) => onChange({ validUntil: currentTarget.value })}
          />
        </Field>
      </div>
      {finishes.length > 0 && (
        <FieldGroup label="Included in the prices">
          <div className="flex flex-wrap gap-2">
            {finishes.map((name) => (
              <Tick
                key={name}
                isBoxed
                isOn={draft.ticked.includes(name)}
                onToggle={(isOn) =>
                  onChange({
                    ticked: isOn ? [...draft.ticked, name] : draft.ticked.filter((one) => one !== name),
                  })
                }
              >
                {name}
              </Tick>
            ))}
          </div>
        </FieldGroup>
      )}
      <Field
        label={finishes.length > 0 ? 'Also included' : 'Included in the prices'}
        hint="One a line, such as proofs"
        error={faults['alsoIncluded']}
      >
        <TextArea
          rows={2}
          value={draft.alsoIncluded}
          onChange={({ currentTarget }) => onChange({ alsoIncluded: currentTarget.value })}
        />
      </Field>
      <Field label="Exceptions" hint="What differs from the specs" error={faults['exceptions']}>
        <TextArea
          rows={3}
          value={draft.exceptions}
          onChange={({ currentTarget }) => onChange({ exceptions: currentTarget.value })}
        />
      </Field>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <Field label="Estimate number" error={faults['estimateNumber']}>
          <TextInput
            autoComplete="off"
            value={draft.estimateNumber}
            onChange={({ currentTarget }) => onChange({ estimateNumber: currentTarget.value })}
          />
        </Field>
      </div>
      <Field label="Notes" error={faults['notes']}>
        <TextArea
          rows={3}
          value={draft.notes}
          onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
        />
      </Field>
    </div>
  );
}

interface DollarsProps {
  value: string;
  isOff: boolean;
  onType: (text: string) => void;
}

function Dollars({ value, isOff, onType }: DollarsProps) {
  return (
    <span className="relative block">
      <span
        aria-hidden
        className="type-body pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3"
      >
        $
      </span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={value}
        disabled={isOff}
        className="pl-7!"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </span>
  );
}

interface TickProps {
  isOn: boolean;
  isBoxed?: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

function Tick({ isOn, isBoxed = false, onToggle, children }: TickProps) {
  const box =
    'min-h-9 rounded-control border border-rule bg-sheet px-2.5 py-1.5 hover:border-edge has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink';
  return (
    <label
      className={`touch-target type-data inline-flex cursor-pointer items-center gap-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan ${isBoxed ? box : 'pt-2'}`}
    >
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        className="size-4 shrink-0 outline-none"
      />
      <span className="wrap-anywhere">{children}</span>
    </label>
  );
}
