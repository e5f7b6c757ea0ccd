import { useState } from 'react';
import { findTab } from '../../features/home/tabs.ts';
import { PreflightTab } from '../preflight-tab.tsx';
import { TabOverlay } from './tab-overlay.tsx';

const tab = findTab('preflight');

interface PreflightOverlayProps {
  isOpen: boolean;
  onOpen: () => void;
  onOpenProject: (id: number) => void;
  onClose: () => void;
}

/** Preflight: closing it, by Back as well, forgets the file. Where that loses something, it is asked first. */
export function PreflightOverlay({ isOpen, onOpen, onOpenProject, onClose }: PreflightOverlayProps) {
  const [isThere, setThere] = useState(isOpen);
  const [loss, setLoss] = useState<string | null>(null);
  if (isOpen && !isThere) setThere(true);
  if (!isOpen && isThere && loss === null) setThere(false);
  if (!tab || !isThere) return null;
  return (
    <TabOverlay tab={tab} isOpen onClose={onClose}>
      <PreflightTab
        onOpenProject={onOpenProject}
        onLossChange={setLoss}
        leaving={isOpen || loss === null ? null : { loss, onStay: onOpen, onLeave: () => setLoss(null) }}
      />
    </TabOverlay>
  );
}
