import type { ReactNode } from 'react';
import { useToday } from '../../../platform/time/use-now.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { DollarsInput } from './dollars-input.tsx';
import { PriceLines } from './price-lines.tsx';
import type { QuoteField } from './quote-document.ts';
import type { QuoteDraft } from './quote-draft.ts';
import type { QuoteFaults } from './read-draft.ts';

interface QuoteFieldsProps {
  draft: QuoteDraft;
  faults: QuoteFaults;
  /** What the sheet orders besides printing. */
  finishes: readonly string[];
  onChange: (changes: Partial<QuoteDraft>) => void;
  /** Shown below a field that was changed elsewhere, too. */
  renderQuestion?: (field: QuoteField) => ReactNode;
}

/** The fields of a quote, for the vendor who answers and for the buyer who types one in. */
export function QuoteFields({
  draft,
  faults,
  finishes,
  onChange,
  renderQuestion = () => null,
}: QuoteFieldsProps) {
  const today = useToday();
  const isPast = draft.validUntil !== '' && draft.validUntil < today;
  const amount = (field: 'freight' | 'postage', label: string, hint?: string, isOff = false) => (
    <Field label={label} hint={hint} error={faults[field]}>
      <DollarsInput
        value={isOff ? '' : draft[field]}
        disabled={isOff}
        onType={(text) => onChange({ [field]: text })}
      />
    </Field>
  );
  return (
    <div className="grid gap-5">
      <div>
        <PriceLines draft={draft} faults={faults} onChange={(lines) => onChange({ lines })} />
        {renderQuestion('prices')}
      </div>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        {!draft.costsDiffer && (
          <>
            {amount('freight', 'Freight', 'One delivery', draft.isFreightIncluded)}
            {amount('postage', 'Postage', 'If the job is mailed')}
          </>
        )}
        <div className="-my-2 flex flex-wrap gap-x-5 md:col-span-2">
          <Tick
            isOn={draft.isFreightIncluded}
            onToggle={(isFreightIncluded) => onChange({ isFreightIncluded })}
          >
            Freight included in the prices
          </Tick>
          <Tick isOn={draft.costsDiffer} onToggle={(isOn) => onChange(costsPerQuantity(draft, isOn))}>
            Freight or postage differs by quantity
          </Tick>
        </div>
        <Field label="Turnaround" hint="Business days" error={faults['turnaround']}>
          <TextInput
            placeholder="After proof approval"
            inputMode="numeric"
            autoComplete="off"
            value={draft.turnaround}
            onChange={({ currentTarget }) => onChange({ turnaround: currentTarget.value })}
          />
          {renderQuestion('turnaround')}
        </Field>
        <Field
          label="Prices valid until"
          hint={isPast && <span className="text-warning">This day is over</span>}
          error={faults['validUntil']}
        >
          <DateField
            value={draft.validUntil}
            placeholder="No date"
            onChange={({ currentTarget }) => onChange({ validUntil: currentTarget.value })}
          />
          {renderQuestion('validUntil')}
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
        {renderQuestion('included')}
      </Field>
      <Field label="Exceptions" hint="What differs from the specs" error={faults['exceptions']}>
        <TextArea
          rows={3}
          value={draft.exceptions}
          onChange={({ currentTarget }) => onChange({ exceptions: currentTarget.value })}
        />
        {renderQuestion('exceptions')}
      </Field>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <Field label="Estimate number" error={faults['estimateNumber']}>
          <TextInput
            autoComplete="off"
            value={draft.estimateNumber}
            onChange={({ currentTarget }) => onChange({ estimateNumber: currentTarget.value })}
          />
          {renderQuestion('estimateNumber')}
        </Field>
      </div>
      <Field label="Notes" error={faults['notes']}>
        <TextArea
          rows={3}
          value={draft.notes}
          onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
        />
        {renderQuestion('notes')}
      </Field>
    </div>
  );
}

/** The rows start with what was typed for all of them. */
const costsPerQuantity = (draft: QuoteDraft, isOn: boolean): Partial<QuoteDraft> => ({
  costsDiffer: isOn,
  ...(isOn && {
    lines: draft.lines.map((line) => ({
      ...line,
      freight: line.freight || draft.freight,
      postage: line.postage || draft.postage,
    })),
  }),
});

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
      className={`touch-target type-data inline-flex cursor-pointer items-center gap-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan ${isBoxed ? box : 'py-2'}`}
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
