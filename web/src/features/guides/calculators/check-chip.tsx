import type { ReactNode } from 'react';

interface CheckChipProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** A boxed checkbox; its border is heavier when checked. */
export function CheckChip({ isOn, onChange, children }: CheckChipProps) {
  return (
    <label className="touch-target type-data inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-control border border-edge bg-sheet px-2.5 py-1 has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 shrink-0 outline-none"
      />
      {children}
    </label>
  );
}
