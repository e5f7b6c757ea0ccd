import { Suspense } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotLoaded } from './not-loaded.tsx';
import type { PreflightScreenProps } from './preflight-screen.tsx';

const PreflightScreen = lazyScreen(async () => (await import('./preflight-screen.tsx')).PreflightScreen);

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
