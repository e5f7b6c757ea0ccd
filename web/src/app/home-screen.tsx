import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Boundary } from '../components/ui/boundary.tsx';
import { toast } from '../components/ui/toast.tsx';
import { ComingTab } from '../features/home/coming-tab.tsx';
import { HomeFooter } from '../features/home/home-footer.tsx';
import { HomeHeader } from '../features/home/home-header.tsx';
import { NextDue } from '../features/home/next-due.tsx';
import { findTab, type TabId } from '../features/home/tabs.ts';
import { tileElementId, TileGrid } from '../features/home/tile-grid.tsx';
import { UpcomingReminders } from '../features/home/upcoming-reminders.tsx';
import { useUser } from '../features/session/session-context.ts';
import { ProjectsOverlay } from './projects-overlay.tsx';
import { ReminderGate } from './reminder-gate.tsx';
import { TabOverlay } from './tab-overlay.tsx';
import { useOpenProject } from './use-open-project.ts';
import { useOpenTab } from './use-open-tab.ts';

const AccountSettings = lazy(async () => ({
  default: (await import('./account-settings.tsx')).AccountSettings,
}));

export function HomeScreen() {
  const user = useUser();
  const { openTab, open, close } = useOpenTab();
  const openProject = useOpenProject(open);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  useFocusOnTile(openTab);

  return (
    <>
      <title>{openTab ? `${findTab(openTab)?.label ?? ''} – Print Partner` : 'Print Partner'}</title>
      <div inert={openTab !== null}>
        <HomeHeader user={user} onOpenSettings={() => setSettingsOpen(true)} />
        <main className="mx-auto grid max-w-296 grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pt-4 md:px-6 md:pt-8 lg:grid-cols-[minmax(0,1fr)_336px]">
          <h1 className="sr-only">Print Partner</h1>
          <TileGrid onOpen={open} />
          <aside
            aria-label="What is next"
            className="mt-8 grid grid-cols-[minmax(0,1fr)] content-start gap-8 md:grid-cols-2 md:gap-10 lg:mt-0 lg:grid-cols-1 lg:gap-7"
          >
            <NextDue
              onOpenProjects={() => open('projects')}
              onOpenProject={(projectId) => void openProject(projectId).catch(sayNotOpened)}
            />
            <UpcomingReminders />
          </aside>
        </main>
        <div className="mx-auto max-w-296 px-4 pt-10 pb-8 md:px-6">
          <HomeFooter />
        </div>
      </div>
      <OtherTab openTab={openTab} onClose={close} />
      <ProjectsOverlay isOpen={openTab === 'projects'} onClose={close} />
      <ReminderGate onOpenProject={openProject} />
      {isSettingsOpen && (
        <Boundary onError={() => setSettingsOpen(false)}>
          <Suspense>
            <AccountSettings onClose={() => setSettingsOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

function sayNotOpened(): void {
  toast({ title: 'Error', description: 'Failed to open project', variant: 'destructive' });
}

function OtherTab({ openTab, onClose }: { openTab: TabId | null; onClose: () => void }) {
  const tab = findTab(openTab);
  if (!tab || tab.id === 'projects') return null;
  return (
    <TabOverlay key={tab.id} tab={tab} isOpen onClose={onClose}>
      <ComingTab id={tab.id} label={tab.label} />
    </TabOverlay>
  );
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
