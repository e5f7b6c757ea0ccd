import { useId } from 'react';
import type { ProfileLimits } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VerdictIcon, VerdictNote } from '../../../ui/verdict.tsx';
import { isAbove } from './heat-map.ts';
import { InkLegend } from './ink-legend.tsx';
import { type InkReading, inkText } from './ink-reading.ts';
import { PlateSwitches } from './plate-switches.tsx';
import { type InkSource, type InkView, type InkViewMode, inkViewModes } from './use-ink-view.ts';

/** Chooses how the page is shown, and explains the colors over it. */
export function InkBar({ source, view }: { source: InkSource; view: InkView }) {
  const { mode, setMode, loaded, reading } = view;
  return (
    <div className="flex flex-col gap-2 border-b border-rule bg-sheet px-4 py-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ModeChoice mode={mode} onChange={setMode} />
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
        (mode === 'coverage' ? (
          <InkLegend limits={source.limits} page={loaded.page} />
        ) : (
          <PlateSwitches view={view} page={loaded.page} />
        ))}
    </div>
  );
}

const names: Record<InkViewMode, string> = {
  page: 'Page',
  coverage: 'Ink coverage',
  separations: 'Separations',
};

function ModeChoice({ mode, onChange }: { mode: InkViewMode; onChange: (mode: InkViewMode) => void }) {
  const group = useId();
  return (
    <fieldset
      aria-label="Page shown as"
      className="flex min-w-0 overflow-hidden rounded-control border border-edge"
    >
      {inkViewModes.map((option) => (
        <label
          key={option}
          className="touch-target type-data grid h-8 cursor-pointer place-items-center border-l border-rule px-3 whitespace-nowrap text-ink-2 first:border-l-0 hover:bg-sunk has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-cyan"
        >
          <input
            type="radio"
            name={group}
            checked={option === mode}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}

interface InkReadoutProps {
  reading: InkReading | null;
  limits: ProfileLimits['ink'];
}

/** The inks at the pointer or the crosshair. */
function InkReadout({ reading, limits }: InkReadoutProps) {
  return (
    <output
      aria-label="Inks at this point"
      className="type-data min-h-5 min-w-0 flex-1 basis-60 tabular-nums text-ink-2"
    >
      {reading ? (
        <>
          <span className="font-semibold text-ink">{inkText(reading)}</span>
          {reading.type && <span>{`; type ${inkText(reading.type)}`}</span>}
          {reading.doubts.length > 0 && <span>{`; uncertain: ${reading.doubts.join(', ')}`}</span>}
          <LimitVerdict sum={Math.max(reading.sum, reading.type?.sum ?? 0)} limits={limits} />
        </>
      ) : (
        'Point at the page, or tap it, to read its inks.'
      )}
    </output>
  );
}

function LimitVerdict({ sum, limits }: { sum: number; limits: ProfileLimits['ink'] }) {
  const { warn, fail } = limits;
  if (!isAbove(sum, warn, limits)) return null;
  const isFail = isAbove(sum, fail, limits);
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-top font-semibold text-ink">
      <VerdictIcon verdict={isFail ? 'fail' : 'warning'} size={16} />
      {`above ${isFail ? fail : warn}%`}
    </span>
  );
}
