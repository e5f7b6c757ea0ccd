import { Suspense } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { lazyScreen } from '../platform/lazy/lazy-screen.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import type { PreflightScreenProps } from './overlays/preflight-screen.tsx';

const PreflightScreen = lazyScreen(
  async () => (await import('./overlays/preflight-screen.tsx')).PreflightScreen,
);

/** The preflight tool, whose code comes when its tab is opened. */
export function PreflightTab(props: PreflightScreenProps) {
  return (
    <Boundary fallback={<NotLoaded />}>
      <Suspense
        fallback={
          <div className="grid h-full place-items-center">
            <Spinner>Loading Preflight...</Spinner>
          </div>
        }
      >
        <PreflightScreen {...props} />
      </Suspense>
    </Boundary>
  );
}
