import { Suspense } from 'react';
import { Calculator } from 'lucide-react';
import { Boundary } from '../../ui/boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';

const CalculatorsPanel = lazyScreen(
  async () => (await import('../../features/guides/calculators/calculators-panel.tsx')).CalculatorsPanel,
);

interface CalculatorsOverlayProps {
  /** As the address has it. */
  chosen: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** All calculators over the whole screen. */
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
      <Boundary fallback={<NotLoaded />}>
        <Suspense
          fallback={
            <div className="grid h-60 place-items-center">
              <Spinner>Loading the calculators...</Spinner>
            </div>
          }
        >
          <CalculatorsPanel chosen={chosen} onChoose={onChoose} />
        </Suspense>
      </Boundary>
    </ScreenOverlay>
  );
}
