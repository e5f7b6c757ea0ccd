import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateUpcomingAlerts } from '../../entities/alert/alert-queries.ts';
import { invalidateProjects } from '../../entities/project/project-queries.ts';
import { findTab } from '../../features/home/tabs.ts';
import type { JobAddress } from '../../features/projects/address/use-job-address.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { usePress } from '../../platform/lazy/use-load-ahead.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { TabOverlay } from './tab-overlay.tsx';

const TrackingScreen = lazyScreen(async () => (await import('./tracking-screen.tsx')).TrackingScreen);

const tab = findTab('projects');

interface ProjectsOverlayProps {
  isOpen: boolean;
  address: JobAddress;
  onOpenPreflight: () => void;
  onOpenQuotes: (sheetId: string) => void;
  onClose: () => void;
}

/** Project Tracking. Stays mounted after it was first opened, so that typed text is kept. */
export function ProjectsOverlay({ isOpen, address, onClose, ...links }: ProjectsOverlayProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useRefetchOnClose(isOpen);
  usePress('[data-tab=projects]', TrackingScreen.preload);
  if (!tab || !wasOpened) return null;
  return (
    <TabOverlay tab={tab} isOpen={isOpen} onClose={onClose}>
      <LazyPanel label="Loading Project Tracking..." resetKey={String(isOpen)}>
        <TrackingScreen isOpen={isOpen} address={address} {...links} />
      </LazyPanel>
    </TabOverlay>
  );
}

/** Refetches what the home screen shows. Queries never go stale, so changes from other devices would be missed. */
function useRefetchOnClose(isOpen: boolean): void {
  const queryClient = useQueryClient();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      invalidateProjects(queryClient);
      invalidateUpcomingAlerts(queryClient);
    }
    wasOpen.current = isOpen;
  }, [isOpen, queryClient]);
}
