import { Suspense } from 'react';
import { Boundary } from '../components/ui/boundary.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotLoaded } from './not-loaded.tsx';

const PreflightTool = lazyScreen(
  async () => (await import('../features/preflight/preflight-tool.tsx')).PreflightTool,
);

/** The preflight tool, whose code comes when its tab is opened. */
export function PreflightTab() {
  return (
    <Boundary fallback={<NotLoaded />}>
      <Suspense
        fallback={
          <div className="grid h-full place-items-center">
            <Spinner>Loading Preflight...</Spinner>
          </div>
        }
      >
        <PreflightTool />
      </Suspense>
    </Boundary>
  );
}
