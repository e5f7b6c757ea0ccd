import { useState } from 'react';
import type { PreflightCheckId, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import { Tabs } from '../../../ui/tabs.tsx';
import type { PrintSize } from '../result/finding-facts.ts';
import { bleedSteps, pageSteps, safeMarginSteps } from './page-steps.ts';
import { colorSteps, overprintSteps } from './color-steps.ts';
import { hairlineSteps, imageResolutionSteps, objectSteps, textSizeSteps } from './object-steps.ts';
import { type Program, programs, type Steps } from './steps.ts';
import { jobColorSteps } from './job-color-steps.ts';
import { jobPageSteps } from './job-page-steps.ts';

/** Steps for differences from the job, by kind of finding as the engine names them. */
export const jobSteps: Readonly<Record<string, Steps>> = { ...jobPageSteps, ...jobColorSteps };

type Process = PreflightResult['profile'];
type CheckOfAnyFinding = Exclude<PreflightCheckId, 'bleed' | 'image-resolution' | 'overprint'>;

const stepsByCheck: Readonly<Record<CheckOfAnyFinding, Steps | ((process: Process) => Steps)>> = {
  ...pageSteps,
  ...objectSteps,
  ...colorSteps,
  'safe-margin': safeMarginSteps,
  'text-size': textSizeSteps,
  hairlines: hairlineSteps,
};

/** Undefined for a kind of finding without steps. */
export function stepsOfFinding(
  checkId: PreflightCheckId,
  size: PrintSize | null,
  { kind, fromJob = false, limit }: Pick<PreflightFinding, 'kind' | 'fromJob' | 'limit'>,
  process: Process,
): Steps | undefined {
  // The check's own steps would change what was ordered: to CMYK, or to another bleed.
  if (fromJob && kind !== undefined) return jobSteps[kind];
  if (checkId === 'bleed') return bleedSteps(limit?.value);
  if (checkId === 'overprint') return kind === undefined ? undefined : overprintSteps[kind];
  if (checkId === 'image-resolution') return imageResolutionSteps(size, process);
  const steps = stepsByCheck[checkId];
  return typeof steps === 'function' ? steps(process) : steps;
}

interface StepsPanelProps {
  checkId: PreflightCheckId;
  finding: PreflightFinding;
  size: PrintSize | null;
  process: Process;
}

/** The server's general advice, and what to do in each program. */
export function StepsPanel({ checkId, finding, size, process }: StepsPanelProps) {
  const [program, setProgram] = useState<Program>('indesign');
  const steps = stepsOfFinding(checkId, size, finding, process);
  return (
    <div className="mt-6">
      <h3 className="type-subhead">What to do</h3>
      <p className="type-data mt-1 text-ink-2">{finding.advice}</p>
      {steps && (
        <div className="mt-2 *:[[role=tablist]]:gap-4.5">
          <Tabs label="Program" tabs={programs} selected={program} onSelect={setProgram}>
            <ol className="type-data mt-3.5 list-decimal space-y-2 pl-5">
              {steps[program].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Tabs>
        </div>
      )}
    </div>
  );
}
