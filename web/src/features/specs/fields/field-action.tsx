interface FieldActionProps {
  children: string;
  /** What a screen reader says instead, where the text alone is too short. It contains the text. */
  label?: string;
  onPress: () => void;
}

/** A small button beside the label of a field. It goes away when it is pressed, and the focus goes to the field. */
export function FieldAction({ children, label, onPress }: FieldActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('.field');
        onPress();
        field?.querySelector<HTMLElement>('input')?.focus();
      }}
      className="touch-target type-link whitespace-nowrap text-ink"
    >
      {children}
    </button>
  );
}
