import { createContext, use } from 'react';
import { usePrintedValues } from './use-printed-values.ts';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<Wiring | null>(null);

/** The id, description and error state from the surrounding Field. */
export function useFieldWiring() {
  usePrintedValues();
  const field = use(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  };
}

/** Classes of all text inputs: a border, a focus ring, a red border when invalid. */
export const INPUT_LOOK =
  'type-body w-full rounded-control border border-edge bg-sheet text-ink placeholder:text-ink-3 aria-invalid:border-fail disabled:border-rule disabled:bg-sunk disabled:text-ink-3 focus-visible:border-cyan';
