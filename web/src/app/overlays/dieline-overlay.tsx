import { Scissors } from 'lucide-react';
import { DielineScreen } from '../../features/guides/dielines/dieline-screen.tsx';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

interface DielineOverlayProps {
  /** Kind of dieline, as the URL names it. */
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
      <DielineScreen kind={kind} onClose={onClose} />
    </ScreenOverlay>
  );
}
