import { Scissors } from 'lucide-react';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

const DielineScreen = lazyScreen(
  async () => (await import('../../features/guides/dielines/dieline-screen.tsx')).DielineScreen,
);

interface DielineOverlayProps {
  /** From the URL. */
  kind: string;
  onClose: () => void;
}

/** A dieline, over the home screen. */
export function DielineOverlay({ kind, onClose }: DielineOverlayProps) {
  useReturnFocus();
  return (
    <ScreenOverlay
      id="dieline"
      chip={<Scissors size={18} strokeWidth={1.6} aria-hidden />}
      name="Dieline"
      closeLabel="Close"
      isOpen
      onClose={onClose}
    >
      <LazyPanel label="Loading the dieline..." className="h-60">
        <DielineScreen kind={kind} onClose={onClose} />
      </LazyPanel>
    </ScreenOverlay>
  );
}
