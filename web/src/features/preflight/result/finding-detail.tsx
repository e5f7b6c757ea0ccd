import type { PreflightCheckId, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { ChevronLeft, ChevronRight, ClipboardList } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { verdictNames } from '../../../entities/preflight-result/result-text.ts';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { StepsPanel } from '../steps/steps-panel.tsx';
import { isMobileDevice, thisDevice } from '../upload/device.ts';
import { findingLabel } from './check-summary.ts';
import { displayed, figureNotes, numberText } from './figures.ts';
import { findingFacts, printSizeOf } from './finding-facts.ts';
import { gaugeScale, Gauge } from './gauge.tsx';
import type { Chosen, Selection } from './use-selection.ts';

interface FindingDetailProps {
  result: PreflightResult;
  chosen: Chosen;
  selection: Selection;
  /** Left out where the file is no longer available. */
  onFullScan?: () => void;
}

/** One finding: its figure on a scale, its facts and what to do. */
export function FindingDetail({ result, chosen, selection, onFullScan }: FindingDetailProps) {
  const { check } = chosen;
  const finding = chosen.finding?.finding;
  const size = finding ? printSizeOf(finding, result) : null;
  const scale = finding && gaugeScale(check.id, finding, result);
  const needsFullScan = !finding && check.status === 'manual' && result.mode === 'quick' && result.opens;
  const facts = finding ? findingFacts(check.id, finding, result, size) : [];
  const notes = footnotesOf(facts.map(({ from }) => from));
  return (
    <section aria-label="Finding">
      <FindingHead chosen={chosen} selection={selection} />
      <p className="type-body mt-1 text-ink">{finding?.message ?? check.message}</p>
      {!finding && check.details && <p className="type-data mt-1 text-ink-2">{check.details}</p>}
      {needsFullScan && onFullScan && !isMobileDevice(thisDevice()) && (
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
        <div className="type-data mt-4 border-y border-rule py-3.5">
          <dl className="grid gap-1.5">
            {facts.map(({ name, value, from }) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-ink-2">{name}</dt>
                <dd className="min-w-0 text-right font-medium wrap-anywhere">
                  {value}
                  <Cite notes={notes} from={from} />
                </dd>
              </div>
            ))}
          </dl>
          <SourceNotes notes={notes} className="mt-2" />
        </div>
      )}
      {finding && <StepsPanel checkId={check.id} finding={finding} size={size} process={result.profile} />}
    </section>
  );
}

interface BigFigureProps {
  checkId: PreflightCheckId;
  measured: NonNullable<PreflightFinding['measured']>;
}

function BigFigure({ checkId, measured }: BigFigureProps) {
  const { value, unit } = displayed(checkId, measured);
  return (
    <p className="mt-4 flex items-baseline gap-2">
      <span className="type-figure">{numberText(value, unit)}</span>
      <span className="type-body text-ink-2">
        {unit} {figureNotes[checkId]}
      </span>
    </p>
  );
}

const colors = { fail: 'text-fail', warning: 'text-warning', manual: 'text-manual', pass: 'text-pass' };

function FindingHead({
  chosen: { check, finding },
  selection: { step, hasPrevious, hasNext },
}: {
  chosen: Chosen;
  selection: Selection;
}) {
  const status = finding?.finding.severity ?? check.status;
  // “Check by eye” leaves no room for the label.
  const label = status === 'manual' ? '' : `${findingLabel(check.id)} `;
  return (
    <>
      <div className="flex items-center gap-2">
        <VerdictIcon verdict={status} size={18} />
        <span className={`type-data font-semibold ${colors[status]}`}>{verdictNames[status]}</span>
        <output className="type-data ml-auto text-ink-2">
          {finding && `${label}${finding.index + 1} of ${check.findings.length}`}
        </output>
        <StepButton label="Previous finding" isOff={!hasPrevious} onClick={() => step(-1)}>
          <ChevronLeft size={16} strokeWidth={1.6} aria-hidden />
        </StepButton>
        <StepButton label="Next finding" isOff={!hasNext} onClick={() => step(1)}>
          <ChevronRight size={16} strokeWidth={1.6} aria-hidden />
        </StepButton>
      </div>
      {finding && check.findingsLeftOut > 0 && (
        <p className="type-note mt-1 text-ink-3">And {check.findingsLeftOut} more, not listed.</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 has-[svg]:mb-1.5">
        <h2 className="type-heading">{check.name}</h2>
        {finding?.finding.fromJob && (
          <Badge icon={<ClipboardList size={14} strokeWidth={1.6} aria-hidden />}>From the job</Badge>
        )}
      </div>
    </>
  );
}

interface StepButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** Uses aria-disabled, because a disabled button would lose the keyboard focus at the last finding. */
function StepButton({ label, isOff, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className="touch-target grid size-7 place-items-center rounded-control border border-edge hover:bg-sunk aria-disabled:border-rule aria-disabled:text-ink-3"
    >
      {children}
    </button>
  );
}
