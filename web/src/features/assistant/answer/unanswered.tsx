import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useNow } from '../../../platform/time/use-now.ts';
import { AssistantRow } from './assistant-row.tsx';

/** Until then, another tab may still receive the answer. */
const OTHER_TAB_MS = 60_000;

interface UnansweredProps {
  /** Ms since 1970. */
  askedAt: number;
  isBusy: boolean;
  onRetry: () => void;
}

/** A question whose page ended before an answer came. */
export function Unanswered({ askedAt, isBusy, onRetry }: UnansweredProps) {
  const now = useNow();
  if (now.getTime() - askedAt < OTHER_TAB_MS) return null;
  return (
    <AssistantRow>
      <p className="type-note text-ink-2">No answer was received.</p>
      <p>
        <Button
          variant="outline"
          size="small"
          icon={<RotateCcw size={15} strokeWidth={1.6} aria-hidden />}
          disabled={isBusy}
          onClick={onRetry}
        >
          Retry
        </Button>
      </p>
    </AssistantRow>
  );
}
