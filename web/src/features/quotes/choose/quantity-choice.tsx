import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import type { Quote } from '@printpartner/contracts/types';
import { type ComparedQuantity } from '@printpartner/spec-sheet/quotes';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { totalText } from '../compare/quote-words.ts';

interface QuantityChoiceProps {
  quote: Quote;
  /** Quantities with the quote's prices. */
  compared: readonly ComparedQuantity[];
  quantity: number;
  onChoose: (quantity: number) => void;
}

/** The quantities that a quote prices, to choose one. */
export function QuantityChoice({ quote, compared, quantity: chosen, onChoose }: QuantityChoiceProps) {
  return (
    <FieldGroup label="Quantity" isRadio>
      <div className="grid gap-2">
        {compared.map(({ quantity, prices }) => {
          const price = prices[quote.id];
          if (!price) return null;
          return (
            <label
              key={quantity}
              className="touch-target type-data flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border border-edge bg-sheet px-3 py-1.5 has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan"
            >
              <input
                type="radio"
                name="quantity"
                checked={quantity === chosen}
                onChange={() => onChoose(quantity)}
                className="size-4 shrink-0 outline-none"
              />
              <span>{countText(quantity)} copies</span>
              <span className="ml-auto text-right tabular-nums">
                <span className="block font-semibold">{dollarText(price.price_cents)}</span>
                <span className="type-note block text-ink-2 empty:hidden">
                  {totalText(price, quote.freight_included)}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
