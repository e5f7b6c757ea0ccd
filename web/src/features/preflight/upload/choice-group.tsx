import { useId, type ReactNode } from 'react';

export interface Choice<Id extends string> {
  id: Id;
  name: string;
  note: string;
  /** Cannot be chosen, and says why when it is tried. */
  isRefused?: boolean;
}

interface ChoiceGroupProps<Id extends string> {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  isDisabled: boolean;
  onChoose: (id: Id) => void;
  onRefused?: () => void;
  className: string;
  /** Below the choices. */
  children?: ReactNode;
}

/** Radio buttons as boxes side by side, the chosen one with a heavier edge. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const name = useId();
  return (
    <fieldset disabled={props.isDisabled} className="min-w-0">
      <legend className="type-label mb-1.5">{props.legend}</legend>
      <div className={`grid gap-2 ${props.className}`}>
        {props.choices.map((choice) => (
          <label
            key={choice.id}
            className={`touch-target flex flex-col justify-center rounded-control border bg-sheet px-3 py-2 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan ${choice.isRefused ? 'border-rule bg-sunk text-ink-3' : 'border-edge not-has-disabled:cursor-pointer not-has-disabled:hover:bg-sunk'}`}
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === props.chosen}
              aria-disabled={choice.isRefused || undefined}
              aria-describedby={`${name}-${choice.id}`}
              aria-label={choice.name}
              onChange={() => (choice.isRefused ? props.onRefused?.() : props.onChoose(choice.id))}
              className="sr-only"
            />
            <span className="type-data font-semibold">{choice.name}</span>
            <span id={`${name}-${choice.id}`} className="type-note text-ink-3">
              {choice.note}
            </span>
          </label>
        ))}
      </div>
      {props.children}
    </fieldset>
  );
}
