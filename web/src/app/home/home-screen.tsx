import { useEffect, useRef } from 'react';
import { useUser } from '../../entities/session/session-context.ts';
import { HomeFooter } from '../../features/home/home-footer.tsx';
import { HomeHeader } from '../../features/home/home-header.tsx';
import { usePreferences } from '../../features/home/preferences/use-preferences.ts';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import { tileElementId } from '../../features/home/tiles/tile.tsx';
import { useRearranging } from '../../features/home/use-rearranging.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { toast } from '../../ui/toast.tsx';
import { OfflineGate } from '../offline/offline-gate.tsx';
import { CalculatorsOverlay } from '../overlays/calculators-overlay.tsx';
import { OtherTab } from '../overlays/guide-tab.tsx';
import { PreflightOverlay } from '../overlays/preflight-overlay.tsx';
import { ProjectsOverlay } from '../overlays/projects-overlay.tsx';
import { SpecsOverlay } from '../overlays/specs-overlay.tsx';
import { AssistantGate } from './assistant-gate.tsx';
import { HomeMain } from './home-main.tsx';
import { OverlayGate } from './overlay-gate.tsx';
import { ReminderGate } from './reminder-gate.tsx';
import { SettingsGate } from './settings-gate.tsx';
import {
  useOpenAssistant,
  useOpenCalculator,
  useOpenDieline,
  useOpenQuotes,
  useOpenSettings,
} from './use-open-overlays.ts';
import { useOpenProject } from './use-open-project.ts';
import { useOpenTab } from './use-open-tab.ts';

const QuotesOverlay = lazyScreen(async () => (await import('../overlays/quotes-overlay.tsx')).QuotesOverlay);
const DielineOverlay = lazyScreen(
  async () => (await import('../overlays/dieline-overlay.tsx')).DielineOverlay,
);

/** The home screen and everything that opens over it. */
export function HomeScreen() {
  const user = useUser();
  const { openTab, open, close, job, sheet } = useOpenTab();
  const quotes = useOpenQuotes();
  const hasQuotes = quotes.sheetId !== null;
  const calculators = useOpenCalculator();
  const calculator = openTab === null && !hasQuotes ? calculators.calculator : null;
  const dielines = useOpenDieline();
  const dieline = openTab === null && calculator === null && !hasQuotes ? dielines.dieline : null;
  const assistant = useOpenAssistant();
  const isToolOpen = openTab !== null || hasQuotes || calculator !== null || dieline !== null;
  const isAssistantOpen = assistant.isOpen && !isToolOpen;
  const openProject = useOpenProject(open);
  const settings = useOpenSettings();
  const preferences = usePreferences();
  const rearranging = useRearranging(preferences);
  useFocusOnTile(openTab);

  const showProject = (projectId: number) => void openProject(projectId).catch(showNotOpened);
  const openPreflight = () => open('preflight');

  return (
    <>
      <title>{titleOf(openTab, { calculator, dieline, hasQuotes }, isAssistantOpen)}</title>
      <div inert={isToolOpen || isAssistantOpen}>
        <HomeHeader user={user} onOpenSettings={settings.open} />
        <HomeMain
          preferences={preferences}
          rearranging={rearranging}
          openTab={openTab}
          onOpen={open}
          onOpenProject={showProject}
          onOpenAssistant={assistant.open}
        />
        <div className="mx-auto max-w-296 px-4 pt-10 pb-8 md:px-6 wide:max-w-392">
          <HomeFooter />
        </div>
      </div>
      <OtherTab openTab={openTab} onClose={close} />
      <SpecsOverlay openTab={openTab} address={sheet} onOpenQuotes={quotes.open} onClose={close} />
      {quotes.sheetId !== null && (
        <OverlayGate failure="The quotes did not load" onFailure={quotes.leave}>
          <QuotesOverlay key={quotes.sheetId} sheetId={quotes.sheetId} />
        </OverlayGate>
      )}
      {calculator !== null && (
        <CalculatorsOverlay chosen={calculator} onChoose={calculators.choose} onClose={calculators.close} />
      )}
      {dieline !== null && (
        <OverlayGate failure="The dieline did not load" onFailure={dielines.close}>
          <DielineOverlay kind={dieline} onClose={dielines.close} />
        </OverlayGate>
      )}
      <AssistantGate isOpen={isAssistantOpen} onClose={assistant.close} />
      <PreflightOverlay
        isOpen={openTab === 'preflight'}
        onOpen={openPreflight}
        onOpenProject={showProject}
        onClose={close}
      />
      <ProjectsOverlay
        isOpen={openTab === 'projects'}
        address={job}
        onOpenPreflight={openPreflight}
        onOpenQuotes={quotes.open}
        onClose={close}
      />
      <OfflineGate />
      <ReminderGate onOpenProject={openProject} shownQuotes={quotes.sheetId} onOpenQuotes={quotes.open} />
      {settings.isOpen && (
        <SettingsGate
          onClose={settings.close}
          onRearrange={() => {
            settings.close();
            rearranging.enter();
          }}
        />
      )}
    </>
  );
}

interface OpenTools {
  calculator: string | null;
  dieline: string | null;
  hasQuotes: boolean;
}

function titleOf(
  openTab: TabId | null,
  { calculator, dieline, hasQuotes }: OpenTools,
  isAssistantOpen: boolean,
): string {
  const overlay = isAssistantOpen ? 'AI Assistant' : findTab(openTab)?.label;
  const tool = dieline === null ? overlay : 'Dieline';
  const other = calculator === null ? tool : 'Calculators';
  const screen = hasQuotes ? 'Quotes' : other;
  return screen === undefined ? 'Print Partner' : `${screen} – Print Partner`;
}

function showNotOpened(): void {
  toast({ title: 'Error', description: 'Failed to open project', variant: 'destructive' });
}

/** Moves the focus to the tile of a tab that was closed. */
function useFocusOnTile(openTab: TabId | null) {
  const last = useRef<TabId | null>(null);
  useEffect(() => {
    const closed = last.current;
    last.current = openTab;
    if (closed && !openTab) document.getElementById(tileElementId(closed))?.focus({ preventScroll: true });
  }, [openTab]);
}
