interface UnsentMarkProps {
  /** `held`: it isn't sent before the user has opened it. */
  state: 'waiting' | 'held';
}

/** Marks in a list that this device has text that the server lacks. */
export function UnsentMark({ state }: UnsentMarkProps) {
  return (
    <span className="type-note block font-semibold text-warning">
      {state === 'held' ? 'Not sent: open it to choose what to keep' : 'Not sent yet'}
    </span>
  );
}
