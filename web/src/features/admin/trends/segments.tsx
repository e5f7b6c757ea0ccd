import { useId } from 'react';

interface SegmentsProps<Id extends string | number> {
  legend: string;
  choices: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A few radio buttons in one row, after their legend. */
export function Segments<Id extends string | number>({
  legend,
  choices,
  chosen,
  onChoose,
}: SegmentsProps<Id>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-legend`} className="flex items-center gap-2.5">
      <span id={`${name}-legend`} className="type-note text-ink-3">
        {legend}
      </span>
      <span className="flex gap-1.5">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className="touch-target type-data flex h-8 cursor-pointer items-center rounded-control border border-edge px-2.5 whitespace-nowrap hover:bg-sunk has-checked:border-ink has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan"
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
              className="sr-only"
            />
            {choice.name}
          </label>
        ))}
      </span>
    </div>
  );
}
