import { useState } from 'react';
import { findTab } from '../../features/home/tabs.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { usePress } from '../../platform/lazy/use-load-ahead.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { TabOverlay } from './tab-overlay.tsx';

const PreflightScreen = lazyScreen(async () => (await import('./preflight-screen.tsx')).PreflightScreen);

const tab = findTab('preflight');

interface PreflightOverlayProps {
  isOpen: boolean;
  onOpen: () => void;
  onOpenProject: (id: number) => void;
  onClose: () => void;
}

/** Closing the tab, also with Back, discards the file. If that loses work, the user is asked first. */
export function PreflightOverlay({ isOpen, onOpen, onOpenProject, onClose }: PreflightOverlayProps) {
  const [isMounted, setMounted] = useState(isOpen);
  const [loss, setLoss] = useState<string | null>(null);
  usePress('[data-tab=preflight]', PreflightScreen.preload);
  if (isOpen && !isMounted) setMounted(true);
  if (!isOpen && isMounted && loss === null) setMounted(false);
  if (!tab || !isMounted) return null;
  return (
    <TabOverlay tab={tab} isOpen onClose={onClose}>
      <LazyPanel label="Loading Preflight...">
        <PreflightScreen
          onOpenProject={onOpenProject}
          onLossChange={setLoss}
          leaving={isOpen || loss === null ? null : { loss, onStay: onOpen, onLeave: () => setLoss(null) }}
        />
      </LazyPanel>
    </TabOverlay>
  );
}
