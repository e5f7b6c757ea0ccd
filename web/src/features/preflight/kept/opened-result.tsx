import { Suspense } from 'react';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { KeptResultDialogProps } from './kept-result-dialog.tsx';

// A separate chunk with the components that show a result.
const KeptResultDialog = lazyScreen(async () => (await import('./kept-result-dialog.tsx')).KeptResultDialog);

/** The dialog of a kept result, which is loaded when it is opened. */
export function OpenedResult(props: KeptResultDialogProps) {
  return (
    <Boundary
      onError={() => {
        props.onClose();
        showLoadError();
      }}
    >
      <Suspense>
        <KeptResultDialog {...props} />
      </Suspense>
    </Boundary>
  );
}

function showLoadError(): void {
  toast({
    title: 'The result did not load',
    description: 'Check your connection, then reload the page.',
    variant: 'destructive',
  });
}
