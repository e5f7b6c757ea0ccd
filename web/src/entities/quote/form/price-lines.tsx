import { unitDollarText } from '@printpartner/print-knowledge/figures';
import { useId, useRef } from 'react';
import { Plus, X } from 'lucide-react';
import { limits } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { FieldContext } from '../../../ui/field-wiring.ts';
import { TextInput } from '../../../ui/field.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { parseCopies, parseDollars } from '../../../platform/money.ts';
import { DollarsInput } from './dollars-input.tsx';
import { emptyRow, type PriceDraft, type QuoteDraft } from './quote-draft.ts';
import type { QuoteFaults } from './read-draft.ts';

interface PriceLinesProps {
  draft: Pick<QuoteDraft, 'lines' | 'costsDiffer' | 'isFreightIncluded'>;
  faults: QuoteFaults;
  onChange: (lines: readonly PriceDraft[]) => void;
}

const GRID =
  'grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)_2.25rem] items-center gap-x-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_5.5rem_2.25rem] md:gap-x-3';

/** Quantities with their prices; the price of one piece is worked out beside them. */
export function PriceLines({ draft, faults, onChange }: PriceLinesProps) {
  const { lines } = draft;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);

  const change = (key: number, changes: Partial<PriceDraft>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));

  function add() {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { ...emptyRow, key }]);
    setTimeout(() => place.current?.querySelector<HTMLElement>(`[data-quantity="${key}"]`)?.focus());
  }

  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-1.5 text-ink">Prices</legend>
      <div ref={place}>
        <div aria-hidden className={`${GRID} type-note pb-1 text-ink-2`}>
          <span>Quantity</span>
          <span>Price for all copies</span>
          <span className="text-right max-md:hidden">Per piece</span>
        </div>
        {lines.map((line, index) => (
          <PriceRow
            key={line.key}
            line={line}
            number={index + 1}
            faults={faults}
            costs={!draft.costsDiffer ? [] : draft.isFreightIncluded ? ['postage'] : ['freight', 'postage']}
            isOnly={lines.length === 1}
            onChange={(changes) => change(line.key, changes)}
            onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </div>
      {faults['lines'] !== undefined && (
        <p
          id={`${id}-lines`}
          role="alert"
          className="type-note flex items-start gap-1.5 pt-1 pb-1.5 text-fail"
        >
          <VerdictIcon verdict="fail" size={14} className="mt-0.5 shrink-0" />
          {faults['lines']}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        icon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
        disabled={lines.length >= limits.quoteLines}
        onClick={add}
      >
        Add a quantity
      </Button>
    </fieldset>
  );
}

const fieldNames = { quantity: 'Quantity', price: 'Price', freight: 'Freight', postage: 'Postage' } as const;

interface PriceRowProps {
  line: PriceDraft;
  number: number;
  faults: QuoteFaults;
  /** What is typed for each quantity. */
  costs: readonly ('freight' | 'postage')[];
  isOnly: boolean;
  onChange: (changes: Partial<PriceDraft>) => void;
  onRemove: () => void;
}

function PriceRow({ line, number, faults, costs, isOnly, onChange, onRemove }: PriceRowProps) {
  const id = useId();
  const copies = parseCopies(line.quantity);
  const cents = line.price.trim() === '' ? undefined : parseDollars(line.price);
  const found = (['quantity', 'price', ...costs] as const).flatMap((field) => {
    const text = faults[`${field}-${line.key}`];
    return text === undefined ? [] : [{ field, text }];
  });
  const named = line.quantity.trim() === '' ? String(number) : `for ${line.quantity}`;
  const wiring = (field: keyof typeof fieldNames) => {
    const isWrong = faults[`${field}-${line.key}`] !== undefined;
    const isMissing = field === 'price' && faults['lines'] !== undefined && line.price.trim() === '';
    return {
      id: `${id}-${field}`,
      describedBy: isWrong ? `${id}-${field}-fault` : undefined,
      invalid: isWrong || isMissing,
    };
  };
  return (
    <div className={costs.length > 0 ? 'border-b border-rule pt-2 pb-3.5' : 'py-1'}>
      <div className={GRID}>
        <FieldContext value={wiring('quantity')}>
          <TextInput
            aria-label={`Quantity ${number}`}
            data-quantity={line.key}
            inputMode="numeric"
            autoComplete="off"
            value={line.quantity}
            className="text-right tabular-nums"
            onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
          />
        </FieldContext>
        <FieldContext value={wiring('price')}>
          <DollarsInput
            aria-label={`Price ${named}`}
            value={line.price}
            className="text-right tabular-nums"
            onType={(price) => onChange({ price })}
          />
        </FieldContext>
        <output className="type-data truncate text-right text-ink-2 max-md:order-last max-md:col-span-2 max-md:pr-3 not-empty:max-md:pt-0.5">
          {copies && cents !== undefined && (
            <>
              {unitDollarText(cents / copies)}
              <span className="md:hidden"> per piece</span>
            </>
          )}
        </output>
        <button
          type="button"
          aria-label={`Remove quantity ${line.quantity || number}`}
          disabled={isOnly}
          onClick={onRemove}
          className="touch-target grid size-9 place-items-center rounded-control text-ink-2 enabled:hover:bg-ink/8 enabled:hover:text-ink disabled:text-ink-3 disabled:opacity-40"
        >
          <X size={16} strokeWidth={1.6} aria-hidden />
        </button>
      </div>
      {costs.length > 0 && (
        <div className="grid grid-cols-2 gap-x-2 pt-2 pr-11 md:gap-x-3 md:pr-12">
          {costs.map((cost) => (
            <div key={cost} className="last:col-start-2">
              <FieldContext value={wiring(cost)}>
                <label htmlFor={`${id}-${cost}`} className="type-note block pb-1 text-ink-2">
                  {fieldNames[cost]}
                  <span className="sr-only"> {named}</span>
                </label>
                <DollarsInput
                  value={line[cost]}
                  className="text-right tabular-nums"
                  onType={(text) => onChange({ [cost]: text })}
                />
              </FieldContext>
            </div>
          ))}
        </div>
      )}
      {found.map(({ field, text }) => (
        <p
          key={field}
          id={`${id}-${field}-fault`}
          className="type-note flex items-start gap-1.5 pt-1 text-fail"
        >
          <VerdictIcon verdict="fail" size={14} className="mt-0.5 shrink-0" />
          {fieldNames[field]}: {text}
        </p>
      ))}
    </div>
  );
}
