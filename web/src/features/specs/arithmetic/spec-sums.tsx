import { useDeferredValue, useMemo } from 'react';
import { jobOf, type SheetJob } from '@printpartner/spec-sheet/job';
import { useSpecForm } from '../form/spec-form-context.ts';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useSheetText } from '../document/use-editor.ts';
import { SpecArithmetic } from './spec-arithmetic.tsx';
import { SpecDrawing } from './spec-drawing.tsx';

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

/**
 * The job that the form's sheet orders. Changes after the typed text is on screen, and only with what the job is read
 * from: a contact or a note renders nothing.
 */
export function useSheetJob(editor: SpecEditor): SheetJob {
  const text = useDeferredValue(useSheetText(editor, (sheet) => JSON.stringify(jobOf(sheet))));
  return useMemo((): SheetJob => JSON.parse(text), [text]);
}
