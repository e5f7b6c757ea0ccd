import { useSpecForm } from '../form/spec-form-context.ts';
import { SpecArithmetic } from './spec-arithmetic.tsx';
import { SpecDrawing } from './spec-drawing.tsx';
import { useSheetJob } from './use-sheet-job.ts';

export interface SpecSumsProps {
  layout: 'pane' | 'strip';
}

/** Drawing and arithmetic of the form's sheet. */
export function SpecSums({ layout }: SpecSumsProps) {
  const job = useSheetJob(useSpecForm().session.editor);
  return (
    <SpecArithmetic job={job} layout={layout}>
      <SpecDrawing job={job} />
    </SpecArithmetic>
  );
}
