import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { type Program, programs } from '../steps/steps.ts';
import { stepsOfFinding } from '../steps/steps-of-check.ts';
import type { PrintSize } from './print-size.ts';

interface StepsPanelProps {
  checkId: string;
  /** Of the finding, where its check finds several. */
  kind: string | undefined;
  size: PrintSize | null;
  /** The sentence that the finding came with. */
  advice: string;
}

export function StepsPanel({ checkId, kind, size, advice }: StepsPanelProps) {
  const [program, setProgram] = useState<Program>('indesign');
  const steps = stepsOfFinding(checkId, size, kind);
  return (
    <div className="mt-6">
      <h3 className="type-subhead">What to do</h3>
      <p className="type-data mt-1 text-ink-2">{advice}</p>
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
