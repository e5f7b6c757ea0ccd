import { lazy, Suspense } from 'react';
import { Boundary } from '../../../ui/boundary.tsx';
import { EmptyFrame } from '../../../ui/empty-frame.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { PageViewProps } from '../pages/page-view.ts';

// Comes with the PDF reader, which weighs more than all the rest.
const PageView = lazy(() => import('../pages/page-viewer.tsx'));

/** The pages, or why there are none: the list and the findings stand without them. */
export function PagesPane(props: PageViewProps) {
  if (!props.result.opens) return <NoPages>The file cannot be opened, so there is nothing to draw.</NoPages>;
  return (
    <Boundary
      fallback={<NoPages>They could not be drawn here; the findings are complete all the same.</NoPages>}
    >
      <Suspense
        fallback={
          <div className="grid size-full min-h-60 place-items-center bg-board">
            <Spinner>Drawing the pages...</Spinner>
          </div>
        }
      >
        <PageView {...props} />
      </Suspense>
    </Boundary>
  );
}

function NoPages({ children }: { children: string }) {
  return (
    <div className="grid size-full min-h-60 place-items-center bg-board p-6">
      <EmptyFrame title="No pages to show">{children}</EmptyFrame>
    </div>
  );
}
