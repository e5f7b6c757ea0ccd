import { Suspense } from 'react';
import { Calculator } from 'lucide-react';
import { AssistantBanner } from '../../features/assistant/assistant-banner.tsx';
import { AsideWait } from '../../features/home/aside-frame.tsx';
import type { usePreferences } from '../../features/home/preferences/use-preferences.ts';
import { RearrangeWait } from '../../features/home/rearrange-wait.tsx';
import type { TabId } from '../../features/home/tabs.ts';
import { TileGrid } from '../../features/home/tiles/tile-grid.tsx';
import { useRearrangeBundle } from '../../features/home/use-rearrange-bundle.ts';
import type { useRearranging } from '../../features/home/use-rearranging.ts';
import { lazyScreen } from '../../platform/lazy/lazy-screen.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ALL_CALCULATORS } from '../../features/guides/calculators/all-calculators.ts';
import { Link } from '../../ui/link.tsx';

const HomeAside = lazyScreen(async () => (await import('../../features/home/home-aside.tsx')).HomeAside);
const CalculatorsSection = lazyScreen(
  async () => (await import('./calculators-section.tsx')).CalculatorsSection,
);

interface HomeMainProps {
  preferences: ReturnType<typeof usePreferences>;
  rearranging: ReturnType<typeof useRearranging>;
  openTab: TabId | null;
  onOpen: (id: TabId) => void;
  onOpenProject: (id: number) => void;
  onOpenAssistant: () => void;
}

/** The tiles, and beside them what is next or, while rearranging, the tab colors. */
export function HomeMain({
  preferences,
  rearranging,
  openTab,
  onOpen,
  onOpenProject,
  onOpenAssistant,
}: HomeMainProps) {
  const { mode } = rearranging;
  const bundle = useRearrangeBundle(mode !== null, rearranging.fail);

  function openFromTile(id: TabId) {
    // Opening a tab cancels rearranging that is still loading.
    rearranging.leave();
    onOpen(id);
  }

  return (
    <main
      className={`mx-auto grid max-w-296 grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pt-4 md:px-6 md:pt-8 ${mode && bundle ? 'lg:grid-cols-[minmax(0,1fr)_392px]' : 'wide:max-w-392 wide:grid-cols-[minmax(0,1fr)_712px] lg:grid-cols-[minmax(0,1fr)_336px] lg:grid-rows-[auto_1fr]'}`}
    >
      <h1 className="sr-only">Print Partner</h1>
      {mode && !bundle && <RearrangeWait onCancel={rearranging.leave} />}
      {mode && bundle && (
        <bundle.RearrangeBar
          takesFocus={!mode.byHold}
          onReset={rearranging.reset}
          onDone={rearranging.leave}
        />
      )}
      <div className="content-start">
        <SearchField className="lg:mb-5" />
        <CalculatorsShortcut />
        <TileGrid
          order={preferences.order}
          colors={preferences.colors}
          isKnown={preferences.isKnown}
          bundle={bundle}
          isRearranging={mode !== null && bundle !== null}
          selected={mode?.selected ?? null}
          onOpen={openFromTile}
          onSelect={rearranging.select}
          onHold={rearranging.hold}
          onOrderChange={preferences.setOrder}
          onLeave={() => openTab === null && rearranging.leave()}
        />
        {!mode && <AssistantBanner onOpen={onOpenAssistant} />}
      </div>
      {mode && bundle ? (
        <aside aria-label="Tab colors" className="mt-6 lg:mt-0">
          <bundle.TabColorPanel selected={mode.selected} />
        </aside>
      ) : (
        <>
          <Boundary>
            <Suspense fallback={<AsideWait />}>
              <HomeAside onOpenProjects={() => onOpen('projects')} onOpenProject={onOpenProject} />
            </Suspense>
          </Boundary>
          <div className="mt-8 lg:col-start-1">
            <Boundary>
              <Suspense>
                <CalculatorsSection />
              </Suspense>
            </Boundary>
          </div>
        </>
      )}
    </main>
  );
}

/** Leads to the calculators where their own section is below the first screen. */
function CalculatorsShortcut() {
  return (
    <Link
      to={ALL_CALCULATORS}
      state={{ cameFromHome: true }}
      className="touch-target type-data flex items-center gap-2 py-2.5 text-ink-2 md:py-3 lg:hidden"
    >
      <Calculator size={18} strokeWidth={1.6} aria-hidden className="shrink-0 text-ink" />
      <span className="truncate">
        <span className="type-link font-medium text-ink">Calculators</span> for postage, spines, folds and
        more
      </span>
    </Link>
  );
}
