import { Suspense, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { useFirstIdle } from '../../platform/lazy/use-first-idle.ts';
import { useLoadAhead } from '../../platform/lazy/use-load-ahead.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';

const AssistantOverlay = lazyScreen(
  async () => (await import('../overlays/assistant-overlay.tsx')).AssistantOverlay,
);

interface AssistantGateProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The assistant; closes with a message when it can't be loaded. */
export function AssistantGate({ isOpen, onClose }: AssistantGateProps) {
  const isIdle = useFirstIdle();
  const queryClient = useQueryClient();
  useLoadAhead('[data-opens="assistant"]', AssistantOverlay.preload);
  useEffect(() => {
    // The panel says which mode answers; arriving late, that would move its field.
    if (isIdle) void queryClient.prefetchQuery(apiQuery('GET /api/config'));
  }, [isIdle, queryClient]);
  if (!isOpen) return null;
  return (
    <Boundary
      onError={() => {
        onClose();
        toast({
          title: 'The assistant did not load',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      }}
    >
      <Suspense
        fallback={
          <div className="late fixed inset-0 z-20 grid place-items-center bg-bed">
            <Spinner>Loading the assistant...</Spinner>
          </div>
        }
      >
        <AssistantOverlay onClose={onClose} />
      </Suspense>
    </Boundary>
  );
}
