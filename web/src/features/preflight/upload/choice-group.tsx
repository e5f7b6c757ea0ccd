import { useId, type ReactNode } from 'react';

interface Choice<Id extends string> {
  id: Id;
  name: string;
  note: string;
  /** Trying to choose it calls `onUnavailable` instead. */
  isUnavailable?: boolean;
}

interface ChoiceGroupProps<Id extends string> {
  legend: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  isDisabled?: boolean;
  onChoose: (id: Id) => void;
  onUnavailable?: () => void;
  className: string;
  /** Shown below the choices. */
  children?: ReactNode;
}

/** Radio buttons drawn as boxes. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const name = useId();
  return (
    <fieldset disabled={props.isDisabled} className="min-w-0">
      <legend className="type-label mb-1.5">{props.legend}</legend>
      <div className={`grid gap-2 ${props.className}`}>
        {props.choices.map((choice) => (
          <label
            key={choice.id}
            className={`touch-target flex flex-col justify-center rounded-control border bg-sheet px-3 py-2 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan ${choice.isUnavailable ? 'border-rule bg-sunk text-ink-3' : 'border-edge not-has-disabled:cursor-pointer not-has-disabled:hover:bg-sunk'}`}
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === props.chosen}
              aria-disabled={choice.isUnavailable || undefined}
              aria-describedby={`${name}-${choice.id}`}
              aria-label={choice.name}
              onChange={() => (choice.isUnavailable ? props.onUnavailable?.() : props.onChoose(choice.id))}
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
