import { Scale } from 'lucide-react';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

const QuotesScreen = lazyScreen(
  async () => (await import('../../features/quotes/quotes-screen.tsx')).QuotesScreen,
);

interface QuotesOverlayProps {
  /** From the URL. */
  sheetId: string;
  asks: boolean;
  onOpenSheet: (sheetId: string) => void;
  onOpenProject: (uuid: string) => void;
  onClose: () => void;
}

/** The quotes of a sheet, over the home screen. */
export function QuotesOverlay({ sheetId, asks, onOpenSheet, onOpenProject, onClose }: QuotesOverlayProps) {
  useReturnFocus();
  return (
    <ScreenOverlay
      id="quotes"
      chip={<Scale size={18} strokeWidth={1.6} aria-hidden />}
      name="Quotes"
      closeLabel="Close"
      isOpen
      onClose={onClose}
    >
      <LazyPanel label="Loading quotes..." className="h-60">
        <QuotesScreen
          sheetId={sheetId}
          asks={asks}
          onOpenSheet={() => onOpenSheet(sheetId)}
          onOpenProject={onOpenProject}
        />
      </LazyPanel>
    </ScreenOverlay>
  );
}
