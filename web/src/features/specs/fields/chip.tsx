import type { ComponentProps } from 'react';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  type: 'radio' | 'checkbox';
  label: string;
}

const looks = {
  radio: 'h-10 gap-2.5 px-3.5 border-edge has-checked:inset-ring-1',
  checkbox: 'h-9 gap-2.5 px-2.5 border-rule hover:border-edge',
};

/** A boxed radio button or checkbox; its border is heavier when it is on. */
export function Chip({ type, label, ...input }: ChipProps) {
  return (
    <label
      className={`touch-target type-data inline-flex cursor-pointer items-center rounded-control border bg-sheet has-checked:border-ink has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan ${looks[type]}`}
    >
      <input {...input} type={type} className="peer size-4 shrink-0 outline-none" />
      <span
        data-label={label}
        // Takes the width of the bold text, so that choosing moves nothing.
        className={
          type === 'radio'
            ? 'peer-checked:font-semibold after:invisible after:block after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)]'
            : ''
        }
      >
        {label}
      </span>
    </label>
  );
}
