import { Suspense, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { pathOf } from '../../platform/api/client.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { findTab } from '../../features/home/tabs.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { TabOverlay } from './tab-overlay.tsx';

const TrackingScreen = lazyScreen(async () => (await import('./tracking-screen.tsx')).TrackingScreen);

const tab = findTab('projects');

interface ProjectsOverlayProps {
  isOpen: boolean;
  onOpenPreflight: () => void;
  onClose: () => void;
}

/** Project Tracking: once opened it stays mounted, so that what was typed is still there. */
export function ProjectsOverlay({ isOpen, onOpenPreflight, onClose }: ProjectsOverlayProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useFreshHome(isOpen);
  if (!tab || !wasOpened) return null;
  return (
    <TabOverlay tab={tab} isOpen={isOpen} onClose={onClose}>
      <Boundary resetKey={String(isOpen)} fallback={<NotLoaded />}>
        <Suspense fallback={<TabWait />}>
          <TrackingScreen isOpen={isOpen} onOpenPreflight={onOpenPreflight} />
        </Suspense>
      </Boundary>
    </TabOverlay>
  );
}

function TabWait() {
  return (
    <div className="grid h-full place-items-center">
      <Spinner>Loading Project Tracking...</Spinner>
    </div>
  );
}

/** What was saved in the tab shows on the home screen behind it. */
function useFreshHome(isOpen: boolean): void {
  const queryClient = useQueryClient();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      for (const route of ['GET /api/projects', 'GET /api/alerts/upcoming'] as const) {
        void queryClient.invalidateQueries({ queryKey: [pathOf(route)] });
      }
    }
    wasOpen.current = isOpen;
  }, [isOpen, queryClient]);
}
