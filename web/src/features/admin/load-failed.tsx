import { Button } from '../../ui/button.tsx';
import { VerdictIcon } from '../../ui/verdict.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { LOAD_FAILED } from './gate/gate-message.ts';

/** Stands in for data that could not be read. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <div className="flex items-start gap-2.5">
      <VerdictIcon verdict="fail" size={18} className="mt-0.5 shrink-0" />
      <div className="type-data">
        <p role="alert" className="font-semibold">
          {LOAD_FAILED}
        </p>
        <p className="mb-2.5 text-ink-2">
          {isOnline ? 'The server didn’t answer as expected.' : 'You are offline. Reconnect, then try again.'}
        </p>
        <Button variant="outline" size="small" disabled={!isOnline} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
