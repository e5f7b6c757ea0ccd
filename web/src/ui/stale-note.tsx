import { useOnline } from './use-online.ts';

interface StaleNoteProps {
  onRetry: () => void;
  className?: string;
}

/** Says above a list that it could not be read again and is shown as it was. */
export function StaleNote({ onRetry, className = '' }: StaleNoteProps) {
  const isOnline = useOnline();
  return (
    <p className={`type-note text-ink-2 ${className}`}>
      {isOnline ? (
        <>
          This list couldn’t be refreshed.{' '}
          <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
            Try again
          </button>
        </>
      ) : (
        'Offline. This list may be out of date.'
      )}
    </p>
  );
}
