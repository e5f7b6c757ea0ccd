import { Suspense, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { toast } from '../../ui/toast.tsx';
import { HomeFooter } from '../../features/home/home-footer.tsx';
import { HomeHeader } from '../../features/home/home-header.tsx';
import { HomeAside } from '../../features/home/home-aside.tsx';
import { usePreferences } from '../../features/home/preferences/use-preferences.ts';
import { RearrangeWait } from '../../features/home/rearrange-wait.tsx';
import { findTab, type TabId } from '../../features/home/tabs.ts';
import { tileElementId } from '../../features/home/tiles/tile.tsx';
import { TileGrid } from '../../features/home/tiles/tile-grid.tsx';
import { useParts } from '../../features/home/use-rearrange-bundle.ts';
import { useRearranging } from '../../features/home/use-rearranging.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { CalculatorsOverlay } from '../overlays/calculators-overlay.tsx';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { NotificationTipGate } from './notification-tip-gate.tsx';
import { OtherTab } from '../overlays/other-tab.tsx';
import { PreflightOverlay } from '../overlays/preflight-overlay.tsx';
import { ProjectsOverlay } from '../overlays/projects-overlay.tsx';
import { ReminderGate } from './reminder-gate.tsx';
import { useOpenCalculator } from './use-open-calculator.ts';
import { useOpenProject } from './use-open-project.ts';
import { useOpenTab } from './use-open-tab.ts';

const AccountSettings = lazyScreen(
  async () => (await import('../overlays/account-settings.tsx')).AccountSettings,
);
const CalculatorsSection = lazyScreen(
  async () => (await import('./calculators-section.tsx')).CalculatorsSection,
);

export function HomeScreen() {
  const user = useUser();
  const { openTab, open, close } = useOpenTab();
  const calculators = useOpenCalculator();
  const calculator = openTab === null ? calculators.calculator : null;
  const openProject = useOpenProject(open);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const preferences = usePreferences();
  const { mode, ...rearranging } = useRearranging(preferences);
  const parts = useParts(mode !== null, rearranging.fail);
  useFocusOnTile(openTab);

  const showProject = (projectId: number) => void openProject(projectId).catch(sayNotOpened);

  function openFromTile(id: TabId) {
    // Who opens a tab meanwhile does not wait for the tiles to move any more.
    rearranging.leave();
    open(id);
  }

  return (
    <>
      <title>{titleOf(openTab, calculator)}</title>
      <div inert={openTab !== null || calculator !== null}>
        <HomeHeader user={user} onOpenSettings={() => setSettingsOpen(true)} />
        <main
          className={`mx-auto grid max-w-296 grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pt-4 md:px-6 md:pt-8 ${mode && parts ? 'lg:grid-cols-[minmax(0,1fr)_392px]' : 'lg:grid-cols-[minmax(0,1fr)_336px]'}`}
        >
          <h1 className="sr-only">Print Partner</h1>
          {mode && !parts && <RearrangeWait onCancel={rearranging.leave} />}
          {mode && parts && (
            <parts.RearrangeBar
              takesFocus={!mode.byHold}
              onReset={rearranging.reset}
              onDone={rearranging.leave}
            />
          )}
          <TileGrid
            order={preferences.order}
            colors={preferences.colors}
            isKnown={preferences.isKnown}
            parts={parts}
            isRearranging={mode !== null && parts !== null}
            selected={mode?.selected ?? null}
            onOpen={openFromTile}
            onSelect={rearranging.select}
            onHold={rearranging.hold}
            onOrderChange={preferences.setOrder}
            onLeave={() => openTab === null && rearranging.leave()}
          />
          {mode && parts ? (
            <aside aria-label="Tab colors" className="mt-6 lg:mt-0">
              <parts.TabColorPanel selected={mode.selected} />
            </aside>
          ) : (
            <HomeAside onOpenProjects={() => open('projects')} onOpenProject={showProject}>
              <Boundary>
                <Suspense>
                  <CalculatorsSection />
                </Suspense>
              </Boundary>
            </HomeAside>
          )}
        </main>
        <div className="mx-auto max-w-296 px-4 pt-10 pb-8 md:px-6">
          <HomeFooter />
        </div>
      </div>
      <OtherTab openTab={openTab} onClose={close} />
      {calculator !== null && (
        <CalculatorsOverlay chosen={calculator} onChoose={calculators.choose} onClose={calculators.close} />
      )}
      <PreflightOverlay
        isOpen={openTab === 'preflight'}
        onOpen={() => open('preflight')}
        onOpenProject={showProject}
        onClose={close}
      />
      <ProjectsOverlay
        isOpen={openTab === 'projects'}
        onOpenPreflight={() => open('preflight')}
        onClose={close}
      />
      <ReminderGate onOpenProject={openProject} />
      <NotificationTipGate />
      {isSettingsOpen && (
        <Boundary
          onError={() => {
            setSettingsOpen(false);
            saySettingsNotLoaded();
          }}
        >
          <Suspense>
            <AccountSettings
              onClose={() => setSettingsOpen(false)}
              onRearrange={() => {
                setSettingsOpen(false);
                rearranging.enter();
              }}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

function titleOf(openTab: TabId | null, calculator: string | null): string {
  const screen = calculator === null ? findTab(openTab)?.label : 'Calculators';
  return screen === undefined ? 'Print Partner' : `${screen} – Print Partner`;
}

function sayNotOpened(): void {
  toast({ title: 'Error', description: 'Failed to open project', variant: 'destructive' });
}

function saySettingsNotLoaded(): void {
  toast({
    title: 'Settings did not load',
    description: 'Check your connection and try again.',
    variant: 'destructive',
  });
}

/** A closed tab gives the keyboard back to its tile. */
function useFocusOnTile(openTab: TabId | null) {
  const last = useRef<TabId | null>(null);
  useEffect(() => {
    const closed = last.current;
    last.current = openTab;
    if (closed && !openTab) document.getElementById(tileElementId(closed))?.focus({ preventScroll: true });
  }, [openTab]);
}
