import { Calculator } from 'lucide-react';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

const CalculatorsPanel = lazyScreen(
  async () => (await import('../../features/guides/calculators/calculators-panel.tsx')).CalculatorsPanel,
);

interface CalculatorsOverlayProps {
  /** The id from the URL. */
  chosen: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** All calculators, over the home screen. */
export function CalculatorsOverlay({ chosen, onChoose, onClose }: CalculatorsOverlayProps) {
  useReturnFocus();
  return (
    <ScreenOverlay
      id="calculators"
      chip={<Calculator size={18} strokeWidth={1.6} aria-hidden />}
      name="Calculators"
      closeLabel="Close"
      isOpen
      onClose={onClose}
    >
      <LazyPanel label="Loading the calculators..." className="h-60">
        <CalculatorsPanel chosen={chosen} onChoose={onChoose} />
      </LazyPanel>
    </ScreenOverlay>
  );
}
