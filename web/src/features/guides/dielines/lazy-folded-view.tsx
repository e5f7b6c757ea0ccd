import type { Dieline } from '@printpartner/dielines';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { LazyPanel } from '../../../ui/lazy-panel.tsx';

const FoldedView = lazyScreen<{ dieline: Dieline }>(
  async () => (await import('./folded/folded-view.tsx')).FoldedView,
);

/** The piece as it folds. */
export function LazyFoldedView({ dieline }: { dieline: Dieline }) {
  return (
    <LazyPanel label="Loading the folded view..." className="h-100">
      <FoldedView dieline={dieline} />
    </LazyPanel>
  );
}
