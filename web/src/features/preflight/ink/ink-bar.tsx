import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { InkLegend } from './ink-legend.tsx';
import { InkReadout } from './ink-readout.tsx';
import type { InkSource } from './ink-view.ts';
import { LookChoice } from './look-choice.tsx';
import { PlateSwitches } from './plate-switches.tsx';
import type { InkView } from './use-ink-view.ts';

/** How the page is looked at, and what the colors over it mean. */
export function InkBar({ source, view }: { source: InkSource; view: InkView }) {
  const { look, setLook, loaded, reading } = view;
  return (
    <div className="flex flex-col gap-2 border-b border-rule bg-sheet px-4 py-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LookChoice look={look} onLook={setLook} />
        {loaded.state === 'loading' && <Spinner>Loading the inks…</Spinner>}
        {loaded.state === 'loaded' && <InkReadout reading={reading} limits={source.limits} />}
      </div>
      {loaded.state === 'failed' && (
        <VerdictNote verdict="manual">
          <p>{loaded.message}</p>
          <Button variant="outline" size="small" onClick={loaded.retry} className="mt-2 mb-1">
            Try again
          </Button>
        </VerdictNote>
      )}
      {loaded.state === 'loaded' &&
        (look === 'coverage' ? (
          <InkLegend limits={source.limits} uncertain={loaded.page.uncertain} />
        ) : (
          <PlateSwitches view={view} />
        ))}
    </div>
  );
}
