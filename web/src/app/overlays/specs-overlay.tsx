import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { prefetchSpecs } from '../../entities/spec-sheet/spec-sheet-queries.ts';
import { CloseIfFinished } from '../../features/home/guide-band.tsx';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import type { SheetAddress } from '../../features/specs/document/sheet-address.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { useLoadAhead } from '../../platform/lazy/use-load-ahead.ts';
import { LazyPanel } from '../../ui/lazy-panel.tsx';
import { specKindOf } from './spec-tabs.ts';
import { TabOverlay } from './tab-overlay.tsx';

const SpecScreen = lazyScreen(async () => (await import('./specs-screen.tsx')).SpecsScreen);

interface SpecsOverlayProps {
  openTab: TabId | null;
  address: SheetAddress;
  onOpenQuotes: (sheetId: string, asks: boolean) => void;
  onClose: () => void;
}

/** One of the two spec forms. */
export function SpecsOverlay({ openTab, address, onOpenQuotes, onClose }: SpecsOverlayProps) {
  useLoadAhead('[data-tab=mailer], [data-tab=specs]', SpecScreen.preload);
  const kind = specKindOf(openTab);
  const tab = findTab(openTab);
  if (!tab || !kind) return null;
  return (
    <TabOverlay key={tab.id} tab={tab} isOpen onClose={onClose}>
      <Prefetch kind={kind} sheetId={address.shown} />
      <LazyPanel label="Loading the form...">
        <SpecScreen
          kind={kind}
          address={address}
          onOpenQuotes={onOpenQuotes}
          close={<CloseIfFinished onClose={onClose} />}
        />
      </LazyPanel>
    </TabOverlay>
  );
}

/** Asks for the document while the form's code is still on its way. */
function Prefetch({ kind, sheetId }: { kind: SpecKind; sheetId: string | null }) {
  const queryClient = useQueryClient();
  useEffect(() => prefetchSpecs(queryClient, kind, sheetId), [queryClient, kind, sheetId]);
  return null;
}
