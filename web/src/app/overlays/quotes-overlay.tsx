import { Scale } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { QuotesScreen } from '../../features/quotes/quotes-screen.tsx';
import { ScreenOverlay } from '../../ui/screen-overlay.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { tabEntry } from '../home/tab-entry.ts';
import type { QuotesEntry } from '../home/use-open-overlays.ts';

interface QuotesOverlayProps {
  /** Id of the sheet, as the URL has it. */
  sheetId: string;
}

/** The quotes of a sheet, over the home screen. */
export function QuotesOverlay({ sheetId }: QuotesOverlayProps) {
  useReturnFocus();
  const { asks, close, openSheet, openProject } = useQuotesEntry();
  return (
    <ScreenOverlay
      id="quotes"
      chip={<Scale size={18} strokeWidth={1.6} aria-hidden />}
      name="Quotes"
      closeLabel="Close"
      isOpen
      onClose={close}
    >
      <QuotesScreen
        sheetId={sheetId}
        asks={asks}
        onOpenSheet={() => openSheet(sheetId)}
        onOpenProject={openProject}
      />
    </ScreenOverlay>
  );
}

/** What the entry in the history says, and the ways out of it. */
function useQuotesEntry() {
  const navigate = useNavigate();
  const { state }: { state: Partial<QuotesEntry> | null } = useLocation();
  const leaveTo = (search: string) => void navigate({ search }, { replace: true, state: tabEntry() });
  return {
    asks: state?.asks === true,
    close: () => {
      const { cameFromHome, jobs } = tabEntry();
      if (cameFromHome || jobs > 0) void navigate(-1);
      else void navigate({ search: '' }, { replace: true });
    },
    /** The form finds out which of the two the sheet belongs to. */
    openSheet: (sheetId: string) => leaveTo(`?tab=specs&sheet=${sheetId}`),
    openProject: (uuid: string) => leaveTo(`?tab=projects&project=${uuid}`),
  };
}
