import { createContext, use } from 'react';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<Wiring | null>(null);

/** The id, description and error state that the surrounding Field hands to its input. */
export function useFieldWiring() {
  const field = use(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
  };
}

/** The look of every typed field: an edge, a ring when focused, a red edge when wrong. */
export const inputLook =
  'type-body w-full rounded-control border border-edge bg-sheet text-ink placeholder:text-ink-3 aria-invalid:border-fail disabled:border-rule disabled:bg-sunk disabled:text-ink-3 focus-visible:border-cyan';
