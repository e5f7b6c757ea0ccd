import { Suspense, type ReactNode } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { toast } from '../../ui/toast.tsx';

interface OverlayGateProps {
  /** Title of the message when its code does not load. */
  failure: string;
  onFailure: () => void;
  /** An overlay made with `lazyScreen`. */
  children: ReactNode;
}

/** An overlay that is loaded with everything around it; it closes with a message when that fails. */
export function OverlayGate({ failure, onFailure, children }: OverlayGateProps) {
  return (
    <Boundary
      onError={() => {
        onFailure();
        toast({
          title: failure,
          description: 'Check your connection and try again.',
          variant: 'destructive',
        });
      }}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
