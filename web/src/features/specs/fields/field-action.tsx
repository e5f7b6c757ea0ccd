export interface FieldActionProps {
  text: string;
  /** What a screen reader says instead, where the text alone is too short. It contains the text. */
  label?: string;
  onPress: () => void;
}

/**
 * A small button that is seen beside the label of a field and comes after its input, so that the way back from the next
 * field meets it. It goes away when it is pressed, and the focus goes to the field.
 */
export function FieldAction({ text, label, onPress }: FieldActionProps) {
  return (
    <span className="type-note absolute top-0 right-0">
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
        {text}
      </button>
    </span>
  );
}
