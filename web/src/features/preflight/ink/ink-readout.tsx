import type { ProfileLimits } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { isAbove } from './ink-bands.ts';
import { type InkReading, inkText } from './ink-reading.ts';

interface InkReadoutProps {
  reading: InkReading | null;
  limits: ProfileLimits['ink'];
}

/** Inks at the pointer or the crosshair, in figures. */
export function InkReadout({ reading, limits }: InkReadoutProps) {
  return (
    <output
      aria-label="Inks at this place"
      className="type-data min-h-5 min-w-0 flex-1 basis-60 tabular-nums text-ink-2"
    >
      {reading ? (
        <>
          <span className="font-semibold text-ink">{inkText(reading)}</span>
          {reading.type && <span>{`; type ${inkText(reading.type)}`}</span>}
          {reading.doubts.length > 0 && <span>{`; not certain: ${reading.doubts.join(', ')}`}</span>}
          <Verdict sum={Math.max(reading.sum, reading.type?.sum ?? 0)} limits={limits} />
        </>
      ) : (
        'Point at the page or tap it to read its inks.'
      )}
    </output>
  );
}

function Verdict({ sum, limits }: { sum: number; limits: ProfileLimits['ink'] }) {
  const { warn, fail } = limits;
  if (!isAbove(sum, warn, limits)) return null;
  const isFail = isAbove(sum, fail, limits);
  return (
    <span className="ml-2 inline-flex items-center gap-1 align-top font-semibold text-ink">
      <VerdictIcon verdict={isFail ? 'fail' : 'warning'} size={16} />
      {`above ${isFail ? fail : warn} %`}
    </span>
  );
}
