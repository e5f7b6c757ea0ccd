import type { PreflightResult } from '@printpartner/contracts/types';
import { Button } from '../../../ui/button.tsx';
import { isMobile, thisDevice } from '../upload/device.ts';
import { FindingHead } from './finding-head.tsx';
import { findingFacts } from './finding-facts.ts';
import { numberText, spoken } from './figures.ts';
import { Gauge } from './gauge.tsx';
import { gaugeScale } from './gauge-scale.ts';
import { printSizeOf } from './print-size.ts';
import { StepsPanel } from './steps-panel.tsx';
import type { Chosen, Selection } from './use-selection.ts';

interface FindingDetailProps {
  result: PreflightResult;
  chosen: Chosen;
  selection: Selection;
  /** Has the file looked at in full, where it is at hand. */
  onFullScan?: () => void;
}

/** One finding with its figure on a scale, what is known of it, and what to do. */
export function FindingDetail({ result, chosen, selection, onFullScan }: FindingDetailProps) {
  const { check } = chosen;
  const finding = chosen.finding?.finding;
  const size = finding ? printSizeOf(finding, result) : null;
  const scale = finding && gaugeScale(check.id, finding, result.limits);
  const isLeftOut = !finding && check.status === 'manual' && result.mode === 'quick' && result.opens;
  const facts = finding ? findingFacts(check.id, finding, result, size) : [];
  return (
    <section aria-label="Finding">
      <FindingHead chosen={chosen} selection={selection} />
      <p className="type-body mt-1 text-ink">{finding?.message ?? check.message}</p>
      {!finding && check.details && <p className="type-data mt-1 text-ink-2">{check.details}</p>}
      {isLeftOut && onFullScan && !isMobile(thisDevice()) && (
        <Button variant="outline" className="mt-4" onClick={onFullScan}>
          Run Full Scan
        </Button>
      )}
      {finding?.measured && scale && (
        <>
          <BigFigure checkId={check.id} measured={finding.measured} />
          <Gauge scale={scale} />
        </>
      )}
      {facts.length > 0 && (
        <dl className="type-data mt-4 grid gap-1.5 border-y border-rule py-3.5">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {finding && <StepsPanel checkId={check.id} kind={finding.kind} size={size} advice={finding.advice} />}
    </section>
  );
}

const figureNotes: Readonly<Record<string, string>> = {
  'image-resolution': 'at this size',
  bleed: 'of bleed',
  'safe-margin': 'from the trim',
  'text-size': 'high',
  hairlines: 'thick',
  'ink-coverage': 'ink at one place',
};

function BigFigure({ checkId, measured }: { checkId: string; measured: Parameters<typeof spoken>[1] }) {
  const { value, unit } = spoken(checkId, measured);
  return (
    <p className="mt-4 flex items-baseline gap-2">
      <span className="type-figure">{numberText(value, unit)}</span>
      <span className="type-body text-ink-2">
        {unit} {figureNotes[checkId]}
      </span>
    </p>
  );
}
